import type { BasePayload, Field, PayloadRequest } from 'payload'
import type { Permission, Role } from '@/src/contract/permissions'
import { timePicker } from '@/src/payload/fields/days'
import type { PublicPasskey } from '@/src/platform/auth/passkeys'
import { isRecoveryCode, stepOfCode } from '@/src/platform/auth/second-factor'
import { decryptText, encryptText, isEncryptedText } from '@/src/platform/auth/signature'

/** A passkey of an account, with what its owner knows it by. */
export interface StoredPasskey extends PublicPasskey {
  /** Names it in calls. */
  id: string
  name: string
  createdAt: string
  lastUsedAt?: string
}

/** Stored second factor: an app, passkeys or both. Secrets are encrypted for their account, codes are hashed. */
export interface SecondFactor {
  /** Secret of the app. */
  secret?: string
  /** A secret that no code has confirmed yet. */
  pending?: string
  /** Time step of the last code that was taken. */
  step?: number
  recoveryCodes?: string[]
  passkeys?: StoredPasskey[]
}

export interface StoredSession {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
  /** Provider that began it; the others began with a password. */
  provider?: string | null
  hasSecondFactor?: boolean | null
  idToken?: string | null
}

/** An account as the database has it, past access and hooks. */
export interface RawUser {
  id: string
  username: string
  secondFactorSince?: string | null
  secondFactor?: SecondFactor | null
  sessions?: StoredSession[] | null
  role: Role
  permissions?: Permission[] | null
  email?: string | null
  language?: string | null
  passwordExpiresAt?: string | Date | null
  /** Hash of the token of an open invitation, in the field of Payload's own reset by mail, which is closed here. */
  resetPasswordToken?: string | null
  /** End of that invitation. */
  resetPasswordExpiration?: string | Date | null
  /** Provider that signs it in, and whom it knows there: `collections/users/single-sign-on`. */
  signsInWith?: string | null
  identity?: string | null
}

export async function rawUser(req: PayloadRequest, id: string): Promise<RawUser | null> {
  return req.payload.db.findOne<RawUser>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
}

type Change = Partial<
  Pick<RawUser, 'secondFactor' | 'secondFactorSince' | 'sessions' | 'signsInWith' | 'identity'> &
    StoredInvitation
>

/** The part of an account that is its invitation. */
export type StoredInvitation = Pick<RawUser, 'resetPasswordToken' | 'resetPasswordExpiration'>

/**
 * Writes past access and hooks; when an account was changed is about what people change. With sessions
 * the database writes the whole row anew, so that it must be all there.
 */
export async function writeRaw(
  req: PayloadRequest,
  account: RawUser,
  change: Change,
): Promise<void> {
  const data = 'sessions' in change ? { ...account, ...change } : change
  await req.payload.db.updateOne({
    collection: 'users',
    id: account.id,
    data: { ...data, updatedAt: null },
    req,
    returning: false,
  })
}

/** Returns the change to what is left of a second factor. Without app and passkey, recovery codes count for nothing either. */
export const factorOrNone = (
  { secondFactorSince }: RawUser,
  left: SecondFactor,
): Pick<RawUser, 'secondFactor' | 'secondFactorSince'> =>
  left.secret || left.passkeys?.length
    ? { secondFactor: left, secondFactorSince }
    : { secondFactor: null, secondFactorSince: null }

/** Encrypts the secret of an account's second factor. */
export const encryptSecret = ({ id }: Pick<RawUser, 'id'>, secret: string): string =>
  encryptText(secret, purposeOf(id))

/**
 * Decrypts the secret of an account's second factor. Earlier versions encrypted it with Payload's cipher, which has no
 * authentication tag: the next right code replaces such a one.
 * @returns an empty text, or with Payload's cipher nonsense, for what another secret of the site encrypted
 */
export function decryptSecret(
  payload: BasePayload,
  { id }: Pick<RawUser, 'id'>,
  text: string,
): string {
  try {
    return isEncryptedText(text) ? decryptText(text, purposeOf(id)) : payload.decrypt(text)
  } catch {
    return ''
  }
}

const purposeOf = (id: string): string => `second factor\n${id}`

const nobody = { create: () => false, read: () => false, update: () => false }

/**
 * Fields of an account's second factor. The secret is encrypted and the recovery codes are hashed; no answer, form or
 * log ever holds either. Only `endpoints/account` writes them.
 */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactorSince',
    label: 'Two-factor authentication since',
    type: 'date',
    access: { create: () => false, update: () => false },
    admin: {
      readOnly: true,
      position: 'sidebar',
      date: timePicker,
      condition: (data) => Boolean(data?.username),
    },
  },
  { name: 'secondFactor', type: 'json', access: nobody, hidden: true, admin: { hidden: true } },
]

/**
 * Returns true for a valid code of the app or recovery code. It is used up by that: neither is accepted twice. Callers
 * serialize the calls of one account (`withLock`).
 */
export async function acceptCode(
  req: PayloadRequest,
  account: RawUser,
  code: string,
): Promise<boolean> {
  const { secondFactor } = account
  const { secret, step: last = 0, recoveryCodes = [] } = secondFactor ?? {}
  const base32 = secret ? decryptSecret(req.payload, account, secret) : ''
  const step = /^[A-Z2-7]+$/.test(base32) ? stepOfCode(base32, code, last) : undefined
  if (step !== undefined) {
    const renewed = { ...secondFactor, secret: encryptSecret(account, base32), step }
    await writeRaw(req, account, { secondFactor: renewed })
    return true
  }
  const used = recoveryCodes.find((stored) => isRecoveryCode(code, stored))
  if (used === undefined) return false
  const left = recoveryCodes.filter((stored) => stored !== used)
  await writeRaw(req, account, { secondFactor: { ...secondFactor, recoveryCodes: left } })
  return true
}
