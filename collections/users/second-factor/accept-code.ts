import type { PayloadRequest } from 'payload'
import { hashOfRecoveryCode, stepOfCode } from '@/src/platform/auth/second-factor'
import { decrypted, type RawUser, writeRaw } from './store'

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
  if (!secondFactor?.secret) return false
  const { secret, step: last = 0, recoveryCodes = [] } = secondFactor
  const base32 = decrypted(req.payload, secret)
  const step = /^[A-Z2-7]+$/.test(base32) ? stepOfCode(base32, code, last) : undefined
  if (step !== undefined) {
    await writeRaw(req, account, { secondFactor: { ...secondFactor, step } })
    return true
  }
  const hash = hashOfRecoveryCode(code)
  if (!recoveryCodes.includes(hash)) return false
  const left = recoveryCodes.filter((other) => other !== hash)
  await writeRaw(req, account, { secondFactor: { ...secondFactor, recoveryCodes: left } })
  return true
}
