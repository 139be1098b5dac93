import type { CollectionBeforeLoginHook, Endpoint, Field, PayloadRequest } from 'payload'
import { passwordsClosed } from '@/src/contract/user'
import { hasEmergencyPasswordsOnly, providers } from '@/src/domain/accounts/providers'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { getSignOutUrl } from '@/src/platform/auth/oidc/client'
import { decryptText } from '@/src/platform/auth/signature'
import { isDocumentId } from '@/src/platform/database/ids'
import { siteUrl } from '@/src/platform/env'
import { notFound } from '@/src/platform/http/messages'
import { passwordOnlyKey } from '../ask-second-factor'
import { type RawUser, rawUser, writeRaw } from '../second-factor'
import { withSessions } from '../sessions'

const nobody = { create: () => false, read: () => false, update: () => false }

/**
 * Fields that tie an account to a person at a provider. Only sign-ins of single sign-on and the endpoint below write them, past
 * access and hooks.
 */
export const identityFields: Field[] = [
  {
    name: 'signsInWith',
    label: 'Signs in with',
    type: 'text',
    access: { create: () => false, update: () => false },
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: (data) => Boolean(data?.signsInWith),
    },
  },
  // Issuer and subject: addresses of people change hands, and one provider must not speak for another.
  { name: 'identity', type: 'text', unique: true, access: nobody, hidden: true },
]

/** Fields of a session that a provider began; all are empty for those that began with a password. */
export const providerSessionFields: Field[] = [
  { name: 'provider', type: 'text' },
  { name: 'hasSecondFactor', type: 'checkbox' },
  // Encrypted. Hidden, so that it is part of no user of a request: only signing out reads it.
  { name: 'idToken', type: 'text', hidden: true },
]

/** Returns what an account stores of a person. */
export const makeIdentity = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  `${issuer} ${subject}`

/**
 * Refuses a right password where passwords are for emergencies: those of a super_admin whom no provider signs in. Runs after the
 * password was checked, so guesses learn nothing.
 */
export const refuseClosedPassword: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!req.context[passwordOnlyKey]) requireOpenSignIn(user)
}

/**
 * Lets accounts through that may sign in without a provider: a passkey is no way past the groups there either.
 * @throws Refusal 401
 */
export function requireOpenSignIn({ role, signsInWith }: Partial<RawUser>): void {
  if (hasEmergencyPasswordsOnly && (role !== 'super_admin' || signsInWith))
    throw new Refusal(401, passwordsClosed)
}

/**
 * `DELETE /users/{id}/identity`: the account is no longer tied to a person at a provider, and the sessions that it began end. The
 * next sign-in there may tie it anew, by its address.
 */
export const removeIdentity: Endpoint = {
  path: '/:id/identity',
  method: 'delete',
  handler: async (req) => {
    // Who may delete the account may open it again.
    await mustBeAllowed(req, 'users', 'delete')
    const id = String(req.routeParams?.id)
    const found = isDocumentId(id) ? await rawUser(req, id) : null
    if (!found) throw new Refusal(404, notFound)
    await withSessions(found.username, async () => {
      const account = await rawUser(req, id)
      if (!account?.signsInWith) throw new Refusal(409, 'No provider signs in to this account')
      await writeRaw(req, account, {
        signsInWith: null,
        // The index of MongoDB takes an empty value once.
        identity: `none ${id}`,
        sessions: account.sessions?.filter(({ provider }) => !provider) ?? [],
      })
    })
    await writeAudit(req, {
      action: 'identity removed',
      resourceType: 'users',
      resourceId: id,
      details: { title: found.username, provider: found.signsInWith },
    })
    return Response.json({ message: 'The identity is removed' })
  },
}

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
