import 'server-only'
import { after } from 'next/server'
import { minFillMs, otherInterest } from '@/src/contract/visitor-forms'
import { InquiryInput, type InquiryAnswer } from '@/src/contract/inquiry'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { withoutTraps } from '@/src/platform/http/trap-fields'
import { families } from '@/src/domain/catalogue/families'
import { defaultLanguage } from '@/src/i18n/languages'
import { listAreas } from '@/src/data/catalogue/areas'
import { withFallback } from '@/src/data/cache/cached'
import { getPayload } from '@/src/data/payload'
import { getSettings, noSettings } from '@/src/data/settings'
import { sendLogged } from '@/src/data/visitor-forms/mails'
import { formatCountry } from '@/src/i18n/format'
import { canSendMail } from '@/src/platform/mail'

/** An inquiry as it is stored. */
interface Inquiry {
  name: string
  email: string
  company?: string
  phone?: string
  country?: string
  subject?: string
  message: string
  newsletter: boolean
}

/** Limits of a client's inquiries. */
const limits: RateLimit[] = [
  { name: 'inquiries-short', points: 15, seconds: 10 * 60 },
  { name: 'inquiries-day', points: 60, seconds: 24 * 60 * 60 },
]

/**
 * Checks, stores and mails what a visitor asks.
 * @param input the body as it came
 * @param client whom the limits count
 * @throws ZodError for bad input, HttpError 429 with `Retry-After` for a client that asks too often
 */
export async function createInquiry(
  input: Record<string, unknown>,
  client: string,
): Promise<InquiryAnswer> {
  const isRobot = isFilled(input.website) || isHasty(input.elapsed)
  const inquiry = isRobot ? undefined : await toInquiry(withoutServerFields(withoutTraps(input)))
  for (const limit of limits) await countCall(limit, client)
  if (!inquiry) return thanks()
  const payload = await getPayload()
  // Visitors may not write inquiries themselves: only what is picked here gets in.
  await payload.create({
    collection: 'inquiries',
    data: { ...inquiry, isRead: false },
    depth: 0,
    // One write needs none, and outside of a transaction MongoDB's driver itself sends it again, once.
    disableTransaction: true,
  })
  after(() => mailInquiry(inquiry))
  return thanks()
}

/** Thanks in English, with the promise of the settings. */
async function thanks(): Promise<InquiryAnswer> {
  const { replyPromise } = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  return { message: ['Thank you.', replyPromise].filter(Boolean).join(' ') }
}

/** The field `website` is hidden from people; a robot that fills it gets the usual answer, and nothing is stored. */
const isFilled = (website: unknown): boolean =>
  website !== undefined && website !== null && website !== ''

/** The form tells in `elapsed` for how many milliseconds it was open, and waits until that is enough. */
const isHasty = (elapsed: unknown): boolean => isFilled(elapsed) && !(Number(elapsed) >= minFillMs)

/** An inquiry may come whole (specification, section 3): what the server alone sets of it is left out. */
const withoutServerFields = ({
  id: _id,
  isRead: _isRead,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...rest
}: Record<string, unknown>): Record<string, unknown> => rest

/** Areas are content: which there are, the settings say. The documented ones are taken on every site. */
async function knownInterests(): Promise<string[]> {
  const areas = await listAreas({ lng: defaultLanguage })
  return [...new Set([...areas.map(({ key }) => key), ...families, otherInterest])]
}

async function toInquiry(body: Record<string, unknown>): Promise<Inquiry> {
  const known = await knownInterests()
  const input = InquiryInput.refine(({ interest }) => !interest || known.includes(interest), {
    path: ['interest'],
    message: `must be one of ${known.join(', ')}`,
  }).parse(body)
  const { interest, subject } = input
  return {
    name: input.name || fullName(input.firstName ?? '', input.lastName ?? ''),
    email: input.email,
    company: input.company || undefined,
    phone: input.phone || undefined,
    country: input.country || undefined,
    subject: [interest, subject].filter(Boolean).join(': ') || undefined,
    message: input.message,
    newsletter: input.newsletter ?? false,
  }
}

/** Names written in Chinese, Japanese or Korean begin with the family's, without a space between. */
const fullName = (given: string, family: string): string =>
  [given, family].every((name) => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]+$/u.test(name))
    ? family + given
    : `${given} ${family}`

/**
 * Mails an inquiry to the notification address of the settings, as plain text. It is stored already,
 * so a mail that fails is logged and nothing else; the log does not name the visitor.
 */
async function mailInquiry(inquiry: Inquiry): Promise<void> {
  if (!canSendMail) return
  await sendLogged('An inquiry', async () => {
    const payload = await getPayload()
    // Read with all rights: who gets these mails is no visitor's business.
    const { notificationAddress } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    if (!notificationAddress) return
    await payload.sendEmail({
      to: notificationAddress,
      replyTo: { name: inquiry.name, address: inquiry.email },
      subject: `Inquiry from ${inquiry.name}${inquiry.subject ? `: ${inquiry.subject}` : ''}`,
      text: textOf(inquiry),
    })
  })
}

function textOf(inquiry: Inquiry): string {
  const facts = {
    Name: inquiry.name,
    Email: inquiry.email,
    Company: inquiry.company,
    Phone: inquiry.phone,
    Country: inquiry.country && formatCountry(inquiry.country, 'en'),
    Subject: inquiry.subject,
    Newsletter: inquiry.newsletter ? 'yes' : 'no',
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return [...lines, '', inquiry.message].join('\n')
}
