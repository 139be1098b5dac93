import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import type { AssignedCollection } from '@/src/contract/staff/inbox'
import { languageOr } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { siteUrl } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail'
import { matrix } from './access/matrix'
import { accessFor } from './access/rules'

/** Staff who may change records of a collection. */
export async function findEditors(
  req: PayloadRequest,
  collection: ApprovedCollection | AssignedCollection,
): Promise<User[]> {
  const { docs } = await req.payload.db.find<User>({ collection: 'users', pagination: false, req })
  const mayEdit = accessFor(matrix[collection].update, {})
  return docs.filter((user) => mayEdit({ req: { user } as PayloadRequest }) === true)
}

interface StaffMail {
  /** Key among the texts of staff; `<key>.subject` and `<key>.text`. */
  key: string
  values: Record<string, string>
  /** Text of the record, such as a comment, which the mail quotes. */
  quoted?: string | null
  /** Path of this site where it is answered. */
  path: string
}

/**
 * Mails staff in the language of each, as plain text, where a mail server is set; who has no address gets none. It is about
 * something that is stored already: nobody waits for it, and one that fails is logged and nothing else.
 */
export function notifyStaff(req: PayloadRequest, staff: User[], mail: StaffMail): void {
  if (!canSendMail) return
  for (const user of staff) void mailStaff(req, user, mail)
}

/**
 * Mails one account, as `notifyStaff` does, and waits for it.
 * @returns false where no mail was sent: without a mail server or an address, or because it failed
 */
export async function mailStaff(
  req: PayloadRequest,
  { email, language }: { email?: string | null; language?: unknown },
  mail: StaffMail,
): Promise<boolean> {
  if (!canSendMail || !email) return false
  try {
    await send(req, email, language, mail)
    return true
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    req.payload.logger.error({ code, responseCode, msg: 'Staff could not be mailed' })
    return false
  }
}

async function send(
  { payload }: PayloadRequest,
  to: string,
  language: unknown,
  { key, values, quoted, path }: StaffMail,
): Promise<void> {
  const say = await staffTranslator(languageOr(language))
  const text = [say(`${key}.text`, values), quoted, siteUrl + path].filter(Boolean).join('\n\n')
  await payload.sendEmail({ to, subject: oneLine(say(`${key}.subject`, values)), text })
}

/** A title may hold what would end a head line of a mail. */
const oneLine = (text: string): string => text.replace(/[\x00-\x1f\x7f-\x9f]+/g, ' ')
