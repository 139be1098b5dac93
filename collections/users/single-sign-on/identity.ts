import type { CollectionBeforeLoginHook, Endpoint, Field } from 'payload'
import { passwordsClosed } from '@/src/contract/user'
import { hasEmergencyPasswordsOnly } from '@/src/domain/accounts/providers'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { mustBeAllowed } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { passwordOnlyKey, rawUser, writeRaw } from '../second-factor'

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
  if (!hasEmergencyPasswordsOnly || req.context[passwordOnlyKey]) return
  const { role, signsInWith } = user as { role?: string; signsInWith?: string | null }
  if (role !== 'super_admin' || signsInWith) throw new Refusal(401, passwordsClosed)
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
    await withLock(`sessions ${found.username.toLowerCase()}`, async () => {
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
