import 'server-only'
import type { QuoteRequest } from '@/payload-types'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { composeMail, getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail'
import { statusAddress } from '@/src/domain/quotes/number'
import { formatCountry, formatDate, withLabel } from '@/src/i18n/format'
import { getPayload } from '@/src/data/payload'
import { productNames } from './quote-list'
import { mayMail, sendLogged } from '@/src/data/visitor-forms/mails'

const subject = 'A request for a quote'

/**
 * Mails a request to the notification address of the settings and its number to who sent it, as plain text. It is
 * stored already, so a mail that fails is logged and nothing else; the log does not name the visitor.
 */
export async function mailQuoteRequest(request: QuoteRequest, lng: Language): Promise<void> {
  if (!canSendMail) return
  await Promise.all([
    sendLogged(subject, () => mailCompany(request)),
    sendLogged(subject, async () => {
      if (!(await mayMail(request.email))) return
      try {
        await mailVisitor(request, lng)
      } catch (error) {
        // Tried again each minute that it is due (`collections/quote-requests/steps.ts`).
        const { jobs } = await getPayload()
        await jobs.queue({ task: 'mailQuoteStep', input: { request: request.id, step: 'new' } })
        throw error
      }
    }),
  ])
}

async function mailCompany(request: QuoteRequest): Promise<void> {
  const payload = await getPayload()
  // Read with all rights: who gets these mails is no visitor's business.
  const { notificationAddress } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!notificationAddress) return
  const { number, company, name, email, phone, country, message, positions, files } = request
  const { tenderNumber, deliveryPlace, deadline } = request
  const facts = {
    Company: company,
    Name: name,
    Email: email,
    Phone: phone,
    Country: country && formatCountry(country, 'en'),
    'Tender number': tenderNumber,
    'Quote needed by': deadline && formatDate(deadline, 'en'),
    'Delivery location': deliveryPlace,
    Files: files?.map((file) => file.name).join(', '),
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  await payload.sendEmail({
    to: notificationAddress,
    replyTo: { name, address: email },
    subject: `Quote request ${number} from ${company}`,
    text: [
      linesOf(positions, 'en', 'Delivery needed by'),
      lines.join('\n'),
      message,
      `${siteUrl}/admin-dashboard/quotes?q=${number}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  })
}

/** Nothing that the visitor typed stands in it: the address may be that of somebody else. */
async function mailVisitor(request: QuoteRequest, lng: Language): Promise<void> {
  const payload = await getPayload()
  const t = getT(lng)
  const { number, email, positions, deadline } = request
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const names = await productNames(lng, positions)
  const named = positions.map(({ slug, product, code, amount, wishedDate }) => ({
    product: names.get(slug) ?? product,
    code,
    amount,
    wishedDate,
  }))
  await payload.sendEmail({
    to: email,
    subject: t('quote.mail.subject', { number }),
    text: composeMail(lng, companyName, [
      t('quote.mail.text', { number }),
      linesOf(named, lng, t('quote.wishedDate')),
      deadline ? withLabel(t('quote.deadline'), formatDate(deadline, lng), lng) : '',
      t('quote.mail.status'),
      `${siteUrl}${addressIn(lng, statusAddress(number))}`,
    ]),
  })
}

type Line = Omit<QuoteRequest['positions'][number], 'slug'>

/** A line for each position, and what was said of it below. */
const linesOf = (positions: Line[], lng: Language, wanted: string): string =>
  positions
    .flatMap(({ product, code, amount, wishedDate, note }) => [
      `${amount} × ${product}${code ? ` (${code})` : ''}`,
      ...(wishedDate ? [`    ${withLabel(wanted, formatDate(wishedDate, lng), lng)}`] : []),
      ...(note ? [`    ${note}`] : []),
    ])
    .join('\n')
