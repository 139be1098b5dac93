import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PasskeySignature } from '@/src/contract/staff/passkeys'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { takeChallenge } from '@/src/platform/auth/passkey-challenge'
import { isCounterBack, type PublicPasskey, verifyPasskey } from '@/src/platform/auth/passkeys'
import { type RawUser, type StoredPasskey, writeRaw } from './second-factor'

/** Purpose of challenges for signatures; those for new passkeys name their account and session. */
export const signaturePurpose = 'sign'

/** Lists the passkeys of an account, the oldest first. */
export const listPasskeys = ({ secondFactor }: Pick<RawUser, 'secondFactor'>): StoredPasskey[] =>
  secondFactor?.passkeys ?? []

/** Completes a passkey that was verified. */
export const namePasskey = (key: PublicPasskey, name: string): StoredPasskey => ({
  ...key,
  id: randomBytes(12).toString('base64url'),
  name,
  createdAt: new Date().toISOString(),
})

/** Returns the id of the account that a passkey names; undefined where it names none. */
export const getNamedAccount = ({ response }: PasskeySignature): string | undefined =>
  response.userHandle === undefined
    ? undefined
    : Buffer.from(response.userHandle, 'base64url').toString()

/**
 * Returns the passkey of an account that signed the challenge of this browser, which is used up by that; undefined for a wrong
 * signature. Without an account it takes as long. Callers serialize the calls of one account.
 */
export async function acceptPasskey(
  req: PayloadRequest,
  account: RawUser | null | undefined,
  given: PasskeySignature,
): Promise<StoredPasskey | undefined> {
  const named = getNamedAccount(given)
  const isOfOther = named !== undefined && named !== String(account?.id)
  const passkeys = account && !isOfOther ? listPasskeys(account) : []
  const passkey = passkeys.find(({ credential }) => credential === given.id)
  const challenge = await takeChallenge(req.headers, signaturePurpose)
  const signed = await verifyPasskey(challenge ?? '', given, passkey)
  if (!challenge || !signed || !passkey || !account) return undefined
  if (isCounterBack(passkey.counter, signed.counter)) {
    req.payload.logger.warn({
      account: account.username,
      msg: 'The counter of a passkey went back',
    })
    await writeAudit(req, {
      action: 'passkey refused',
      resourceType: 'users',
      resourceId: String(account.id),
      user: { id: String(account.id), username: account.username },
      details: { title: account.username, passkey: passkey.name },
    })
    return undefined
  }
  const used = { ...passkey, counter: signed.counter, lastUsedAt: new Date().toISOString() }
  await writeRaw(req, account, {
    secondFactor: {
      ...account.secondFactor,
      passkeys: passkeys.map((one) => (one === passkey ? used : one)),
    },
  })
  return used
}
