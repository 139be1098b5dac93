import type { Language } from '@/src/i18n/languages'
import type { User } from '@/src/contract/user'
import { formatDateTime } from '@/src/staff/workflow/format'
import type { Texts } from '../kit/ui/texts'

/** Until when an account is let in by the password that somebody else set; undefined where the password is its own. */
export function initialPasswordText(
  t: Texts,
  lng: Language,
  { passwordExpiresAt }: Pick<User, 'passwordExpiresAt'>,
): string | undefined {
  if (!passwordExpiresAt) return undefined
  const until = new Date(passwordExpiresAt)
  const key = until.getTime() > Date.now() ? 'user.passwordUntil' : 'user.passwordExpired'
  return t(key, { when: formatDateTime(until, lng) })
}
