import type { BasePayload, PayloadRequest } from 'payload'

/** Stored second factor. Secrets are encrypted with the site's own, codes are hashed. */
interface SecondFactor {
  secret?: string
  /** A secret that no code has confirmed yet. */
  pending?: string
  /** Time step of the last code that was taken. */
  step?: number
  recoveryCodes?: string[]
}

/** An account as the database has it, past access and hooks. */
export interface RawUser {
  id: string
  username: string
  secondFactorSince?: string | null
  secondFactor?: SecondFactor | null
  sessions?: { id: string; createdAt?: string | Date | null; expiresAt: string | Date }[] | null
}

export async function rawUser(req: PayloadRequest, id: string): Promise<RawUser | null> {
  return req.payload.db.findOne<RawUser>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
}

type Change = Partial<Pick<RawUser, 'secondFactor' | 'secondFactorSince' | 'sessions'>>

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

/** Payload's cipher, of its secret. What another secret encrypted comes out as nonsense, or throws. */
export function decrypted(payload: BasePayload, text: string): string {
  try {
    return payload.decrypt(text)
  } catch {
    return ''
  }
}
