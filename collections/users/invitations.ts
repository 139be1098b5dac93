import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { invitationHours, invitationInvalid } from '@/src/contract/staff/invitations'
import { Refusal } from '@/src/payload/errors'
import { timePicker } from '@/src/payload/fields/days'
import { hashOneTimeToken, newOneTimeToken } from '@/src/platform/auth/signature'
import type { RawUser, StoredInvitation } from './second-factor'

const hour = 60 * 60 * 1000

/** Makes a token, and what the account keeps of it. */
export function newInvitation(): { token: string; stored: Required<StoredInvitation> } {
  const token = newOneTimeToken()
  const until = new Date(Date.now() + invitationHours * hour).toISOString()
  return {
    token,
    stored: { resetPasswordToken: hashOneTimeToken(token), resetPasswordExpiration: until },
  }
}

/**
 * Makes what stands in the place of an invitation in an account that has no password and was not invited, as those of single sign-on:
 * the hash of a random token that is thrown away, without an end.
 */
export const endedInvitation = (): Required<StoredInvitation> => ({
  resetPasswordToken: hashOneTimeToken(newOneTimeToken()),
  resetPasswordExpiration: null,
})

/** Returns the path of the page that accepts an invitation. A fragment reaches no server, log or other site. */
export const invitationPath = (token: string): string => `/admin-portal#invitation=${token}`

/** Key in `req.context`: the invitation that a new account is stored with. */
export const invitationKey = 'invitation'

/**
 * Stores the invitation of a new account together with it. Every other password ends the invitation, so that its link cannot
 * replace a password that was set meanwhile.
 */
export const storeInvitation: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (!data.password) return data
  const invitation = operation === 'create' ? req.context[invitationKey] : undefined
  const stored = (invitation as Required<StoredInvitation> | undefined) ?? {
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  }
  // The random password of an invitation is never used, so it needs no end.
  return { ...data, ...stored, ...(invitation ? { passwordExpiresAt: null } : {}) }
}

/**
 * Finds the account of a token.
 * @throws Refusal 404, in the same words for a token that is wrong, used, withdrawn or too old
 */
export async function requireInvited(req: PayloadRequest, token: string): Promise<RawUser> {
  const account = await req.payload.db.findOne<RawUser>({
    collection: 'users',
    where: { resetPasswordToken: { equals: hashOneTimeToken(token) } },
    req,
  })
  if (!account || endOfInvitation(account).getTime() <= Date.now()) {
    throw new Refusal(404, invitationInvalid, {}, 'invitation_invalid')
  }
  return account
}

export const endOfInvitation = ({ resetPasswordExpiration }: StoredInvitation): Date =>
  new Date(resetPasswordExpiration ?? 0)

/** Tells staff that an account waits for its holder. Computed; the hash itself is in no answer. */
export const invitationField: Field = {
  name: 'invitedUntil',
  label: 'Invited until',
  type: 'date',
  virtual: true,
  access: { create: () => false, update: () => false },
  admin: {
    readOnly: true,
    position: 'sidebar',
    date: timePicker,
    condition: (data) => Boolean(data?.invitedUntil),
  },
  hooks: {
    afterRead: [
      ({ siblingData }) => {
        const stored = siblingData as StoredInvitation
        const isOpen = stored.resetPasswordToken && stored.resetPasswordExpiration
        return isOpen ? endOfInvitation(stored).toISOString() : null
      },
    ],
  },
}
