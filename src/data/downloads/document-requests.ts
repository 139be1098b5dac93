import 'server-only'
import { DocumentRequestInput, type DocumentRequestAnswer } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { composeMail, getT } from '@/src/i18n/server'
import { downloadKey, linkDays } from '@/src/domain/downloads'
import { siteUrl } from '@/src/platform/env'
import { HttpError } from '@/src/platform/errors/http-error'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { withoutTraps } from '@/src/platform/http/trap-fields'
import { log } from '@/src/platform/log/log'
import { canSendMail } from '@/src/platform/mail'
import { getPayload } from '@/src/data/payload'
import { getDocument } from './documents'

const day = 24 * 60 * 60

const limits: RateLimit[] = [{ name: 'document-requests', points: 10, seconds: 10 * 60 }]

/** Nobody is to be sent mails that somebody else asks for again and again. */
const ofAddress: RateLimit = { name: 'document-requests-address', points: 5, seconds: day }

/**
 * Stores who asks for a document, and mails a link to each of its files that stand.
 * @param key id or slug of the document
 * @param client whom the limits count
 * @throws ZodError for bad input; HttpError 404 where there is no document that is given out so, 429 for who asks too
 * often, 503 where no mail can be sent
 */
export async function requestDocument(
  input: Record<string, unknown>,
  { key, lng, client }: { key: string; lng: Language; client: string },
): Promise<DocumentRequestAnswer> {
  const document = await getDocument({ lng, key })
  if (document?.gate !== 'mail') throw new HttpError(404, 'Document not found')
  const { email } = DocumentRequestInput.parse(withoutTraps(input))
  for (const limit of limits) await countCall(limit, client)
  await countCall(ofAddress, email.toLowerCase())
  if (!canSendMail) throw new HttpError(503, 'This site sends no mails. Please write to us.')
  const t = getT(lng)
  const answer = { message: t('documents.sent', { email }) }
  // Robots fill the field that people do not see; they get the usual answer.
  if (input.website) return answer
  const payload = await getPayload()
  // Visitors may not write requests themselves: only what is picked here gets in.
  await payload.create({
    collection: 'document-requests',
    data: { email, document: document.id, title: document.title, language: lng },
    depth: 0,
    disableTransaction: true,
  })
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const links = document.releases
    .filter(({ supersededBy }) => supersededBy === null)
    .map(({ id, name, version }) => {
      const opening = downloadKey(id, linkDays * day * 1000)
      return `${name} (${version})\n${siteUrl}/api/document-files/${id}?key=${opening}`
    })
  try {
    await payload.sendEmail({
      to: email,
      subject: document.title,
      text: composeMail(lng, companyName, [
        t('documents.mail', { title: document.title, count: linkDays }),
        ...links,
        `${siteUrl}${addressIn(lng, `/downloads/${document.slug}`)}`,
      ]),
    })
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    log.error({
      code,
      responseCode,
      msg: 'A document was asked for, but its mail could not be sent',
    })
    throw new HttpError(503, 'The mail could not be sent. Please try again later.')
  }
  return answer
}
