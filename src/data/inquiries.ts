import 'server-only'
import { after } from 'next/server'
import { minFillMs } from '../contract/inquiry-form'
import { InquiryInput, type InquiryAnswer } from '../contract/inquiry'
import { countCall } from '../lib/http/limit-calls'
import type { RateLimit } from '../lib/http/rate-limit'
import { withoutTraps } from '../lib/http/trap-fields'
import { cms } from './cms'
import { mailInquiry } from './inquiry-mail'

/** What of a client's inquiries is taken. */
const limits: RateLimit[] = [
  { name: 'inquiries-short', points: 15, seconds: 10 * 60 },
  { name: 'inquiries-day', points: 60, seconds: 24 * 60 * 60 },
]

const thanks: InquiryAnswer = { message: 'Thank you. We reply within 24 hours.' }

/** An inquiry as it is stored. */
export interface Inquiry {
  name: string
  email: string
  company?: string
  phone?: string
  country?: string
  subject?: string
  message: string
  newsletter: boolean
}

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
  const inquiry = isRobot
    ? undefined
    : toInquiry(InquiryInput.parse(withoutServerFields(withoutTraps(input))))
  for (const limit of limits) await countCall(limit, client)
  if (!inquiry) return thanks
  const payload = await cms()
  // Visitors may not write inquiries themselves: only what is picked here gets in.
  await payload.create({
    collection: 'inquiries',
    data: { ...inquiry, isRead: false },
    depth: 0,
    // One write needs none, and outside of a transaction MongoDB's driver itself sends it again, once.
    disableTransaction: true,
  })
  after(() => mailInquiry(inquiry))
  return thanks
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

function toInquiry(input: InquiryInput): Inquiry {
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
