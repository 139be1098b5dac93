import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
  TaskConfig,
} from 'payload'
import type { QuoteRequest } from '@/payload-types'
import {
  isOfferOpen,
  mailedQuoteStatuses,
  type QuoteStatus,
  quoteStatuses,
} from '@/src/contract/visitor-forms'
import { statusAddress } from '@/src/domain/quotes/number'
import { languageOr } from '@/src/i18n/languages'
import type { TextKey } from '@/src/i18n/translate'
import { siteUrl } from '@/src/platform/env'
import { abandonedAfterMs } from '@/src/platform/jobs'
import { canSendMail } from '@/src/platform/mail'
import { addressIn } from '@/src/routing/route'

/** A status that is mailed: when staff move a request there, or, for `new`, when the first mail of its receipt failed. */
type MailedStep = (typeof mailedQuoteStatuses)[number] | 'new'

const rank = (status: QuoteStatus): number => quoteStatuses.indexOf(status)

/** Notes when a request came to its status. Back at an earlier one, those after it are not reached any more. */
export const recordStep: CollectionBeforeChangeHook<QuoteRequest> = ({
  data,
  operation,
  originalDoc,
}) => {
  const { status } = data
  if (operation === 'create' || !status || status === originalDoc?.status) return data
  const before = (originalDoc?.steps ?? []).filter((step) => rank(step.status) <= rank(status))
  const isKnown = status === 'new' || before.some((step) => step.status === status)
  const steps = isKnown ? before : [...before, { status, at: new Date().toISOString() }]
  return { ...data, steps }
}

/** Has the visitor mailed a status that staff moved a request to. */
export const mailStep: CollectionAfterChangeHook<QuoteRequest> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const step = mailedQuoteStatuses.find((status) => status === doc.status)
  if (operation === 'update' && step && previousDoc.status !== step)
    await queueStepMail(req.payload, { request: doc.id, step }, req)
  return doc
}

/** The time until the transaction that a mail is queued in is over, ms. A mail that is not there by then waits for the next minute. */
const afterCallMs = 300

/**
 * Queues the mail of a step. What is queued outlives a restart and a mail server that fails: it is tried again each
 * minute that it is due.
 */
async function queueStepMail(
  payload: Payload,
  input: { request: string; step: MailedStep },
  req?: PayloadRequest,
): Promise<void> {
  if (!canSendMail) return
  const { id } = await payload.jobs.queue({ task: 'mailQuoteStep', input, req })
  setTimeout(() => {
    payload.jobs
      .runByID({ id, silent: true })
      .catch((err: unknown) =>
        payload.logger.warn({ err, msg: 'A mail waits for the next minute' }),
      )
  }, afterCallMs).unref()
}

/** Mails a visitor the step of a request, in the visitor's language, with the address of its page. Each step is mailed once. */
export const mailQuoteStep: TaskConfig<'mailQuoteStep'> = {
  slug: 'mailQuoteStep',
  inputSchema: [
    { name: 'request', type: 'text', required: true },
    {
      name: 'step',
      type: 'select',
      required: true,
      options: ['new', ...mailedQuoteStatuses],
    },
  ],
  // After one minute, two, four and so on, for a week.
  retries: { attempts: 13, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input: { request: id, step }, req: { payload } }) => {
    const request = await payload.findByID({
      collection: 'quote-requests',
      id,
      depth: 0,
      disableErrors: true,
    })
    // Taken back, or overtaken by the next step.
    if (request?.status !== step || !(await claim(payload, mailKey(id, step))))
      return { output: {} }
    try {
      await send(payload, request, step)
    } catch (error) {
      await payload.kv.delete(mailKey(id, step))
      // Of the mail server's own words nothing is stored: they name the visitor.
      const { code = 'no code' } = error as { code?: string }
      throw new Error(`The mail server took no mail (${code})`)
    }
    await payload.kv.set(mailKey(id, step), {})
    return { output: {} }
  },
}

/** Forgets which steps of a deleted request were mailed. */
export const forgetStepMails: CollectionAfterDeleteHook<QuoteRequest> = async ({ doc, req }) => {
  const keys = (['new', ...mailedQuoteStatuses] as const).map((step) => mailKey(doc.id, step))
  await req.payload.db.deleteMany({
    collection: 'payload-kv',
    where: { key: { in: keys } },
    req,
  })
  return doc
}

const mailKey = (id: string, step: MailedStep): string => `quote-mail:${id}:${step}`

/** Stored state of a mail: the time at which its sending began, ms, until it was sent. */
interface Claim {
  begunAt?: number
}

/**
 * The database decides who mails a step, by a key that can be there only once. Who was killed before the mail was out is
 * followed by another: a visitor may get it twice then, which is better than never.
 */
async function claim(payload: Payload, key: string): Promise<boolean> {
  const begun: Claim = { begunAt: Date.now() }
  try {
    await payload.create({
      collection: 'payload-kv',
      data: { key, data: { ...begun } },
      disableTransaction: true,
    })
    return true
  } catch (error) {
    const claimed = await payload.kv.get<Claim>(key)
    if (claimed === null) throw error
    const isAbandoned = Date.now() - (claimed.begunAt ?? Infinity) > abandonedAfterMs
    if (isAbandoned) await payload.kv.set(key, { ...begun })
    return isAbandoned
  }
}

/** Sends the mail of a step. It repeats no text of the visitor, who may have typed the address of another person. */
async function send(payload: Payload, request: QuoteRequest, step: MailedStep): Promise<void> {
  // The texts of visitors are read by the server alone; configuration also runs without one.
  const { composeMail, getT } = await import('@/src/i18n/server')
  const { number, email, language } = request
  const lng = languageOr(language)
  const t = getT(lng)
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { companyName, notificationAddress } = settings
  const [news, way, next] = mailTexts(request, step)
  await payload.sendEmail({
    to: email,
    subject: t(step === 'new' ? 'quote.mail.subject' : `quote.mail.${step}.subject`, { number }),
    text: composeMail(lng, companyName, [
      t(news, { number }),
      t(way),
      `${siteUrl}${addressIn(lng, statusAddress(number))}`,
      ...(next ? [t(next, { number })] : []),
    ]),
    ...(notificationAddress ? { replyTo: notificationAddress } : {}),
  })
}

type MailText = Extract<TextKey, `quote.mail.${string}`>

/** Returns what the mail of a step says: what has happened, what is on the page of the request, and what may be done then. */
export function mailTexts(
  { offers, status, steps }: Pick<QuoteRequest, 'offers' | 'status' | 'steps'>,
  step: MailedStep,
): [news: MailText, way: MailText, next?: MailText] {
  const hasOffer = isOfferOpen(status) && (offers ?? []).length > 0
  const way = hasOffer ? 'quote.mail.download' : 'quote.mail.status'
  if (step !== 'closed') return [`quote.mail.${step}`, way]
  // Offers that staff mailed themselves are no files of the request.
  const wasQuoted = hasOffer || (steps ?? []).some((each) => each.status === 'quoted')
  return [
    wasQuoted ? 'quote.mail.closed' : 'quote.mail.closedUnquoted',
    hasOffer ? way : 'quote.mail.closedPage',
    'quote.mail.closedNext',
  ]
}
