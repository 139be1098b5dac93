import type { PayloadRequest } from 'payload'
import { providers } from '@/src/domain/accounts/providers'
import { getSignOutUrl } from '@/src/platform/auth/oidc/client'
import { decryptText } from '@/src/platform/auth/signature'
import { siteUrl } from '@/src/platform/env'
import { rawUser } from '../second-factor'

/** Purpose for which the ID token of a session is encrypted. */
export const idTokenPurpose = 'ID token of a session'

/**
 * Returns the address at the provider that ends the session there, for the session of a call; undefined for sessions that began
 * with a password, and where the provider has none or is away: signing out here must not depend on it.
 */
export async function findProviderSignOut(req: PayloadRequest): Promise<string | undefined> {
  const { id, _sid: sid } = (req.user ?? {}) as { id?: string; _sid?: string }
  const account = providers.length > 0 && id ? await rawUser(req, String(id)) : null
  const session = account?.sessions?.find((one) => one.id === sid)
  const provider = providers.find(({ name }) => name === session?.provider)
  if (!provider) return undefined
  try {
    const idToken = session?.idToken ? decryptText(session.idToken, idTokenPurpose) : undefined
    return (await getSignOutUrl(provider, idToken, `${siteUrl}/admin-portal`))?.href
  } catch (err) {
    req.payload.logger.warn({ err, msg: 'A provider could not be asked to sign out' })
    return undefined
  }
}
