import { createHash } from 'node:crypto'
import { BasePayload } from 'payload'
import { describe, expect, it } from 'vitest'
import { decryptSecret, encryptSecret } from '@/collections/users/second-factor'
import { describeDevice } from '@/src/platform/auth/sessions'
import {
  hashRecoveryCode,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
  totpUri,
} from '@/src/platform/auth/second-factor'

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of the authenticator app', () => {
  // The last six of the eight digits in the appendix.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i seconds are those of RFC 6238', (seconds, code) => {
    expect(stepOfCode(secret, code, 0, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('are taken half a minute early or late, with blanks, and no longer', () => {
    const at = (seconds: number) => stepOfCode(secret, '081 804', 0, seconds * 1000)
    const step = Math.floor(1111111109 / 30)
    expect([at(1111111109 + 30), at(1111111109 - 30)]).toEqual([step, step])
    expect([at(1111111109 + 61), at(1111111109 - 61)]).toEqual([undefined, undefined])
  })

  it('are taken once, and none that is older', () => {
    const step = Math.floor(1111111109 / 30)
    expect(stepOfCode(secret, '081804', step, 1111111109_000)).toBeUndefined()
    expect(stepOfCode(secret, '081804', step - 1, 1111111109_000)).toBe(step)
  })

  it.each(['', '08180', '0818044', 'abcdef', '０８１８０４'])('are not %j', (code) => {
    expect(stepOfCode(secret, code, 0, 1111111109_000)).toBeUndefined()
  })

  it('have a secret of 160 bits and an address that apps read', () => {
    const fresh = newSecret()
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
    expect(fresh).not.toBe(newSecret())
    const uri = new URL(totpUri(secret, 'Solgate Terminals', 'root'))
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(uri.searchParams.get('secret')).toBe(secret)
    expect(uri.searchParams.get('issuer')).toBe('Solgate Terminals')
  })
})

describe('the stored secret', () => {
  const payload = Object.assign(new BasePayload(), { secret: 'x'.repeat(32) })
  const account = { id: 'one' }
  const stored = encryptSecret(account, secret)

  it('is read by its own account alone, and is never encrypted the same way twice', () => {
    expect(stored).not.toContain(secret)
    expect(stored).not.toBe(encryptSecret(account, secret))
    expect(decryptSecret(payload, account, stored)).toBe(secret)
    expect(decryptSecret(payload, { id: 'two' }, stored)).toBe('')
  })

  it('is not read once a bit of it was changed, or its end was cut off', () => {
    const bytes = Buffer.from(stored.slice('gcm.'.length), 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      const text = `gcm.${changed.toString('base64url')}`
      expect(decryptSecret(payload, account, text), String(at)).toBe('')
    }
    for (const end of [0, 12, 20, 28, bytes.length - 1]) {
      const text = `gcm.${bytes.subarray(0, end).toString('base64url')}`
      expect(decryptSecret(payload, account, text), String(end)).toBe('')
    }
  })

  it('of earlier versions is still read', () => {
    expect(decryptSecret(payload, account, payload.encrypt(secret))).toBe(secret)
  })
})

describe('recovery codes', () => {
  it('are ten different ones of more than 128 bits, easy to type', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{7}-){3}[a-hjkmnp-z2-9]{7}$/)
  })

  it('are the same in capitals, without hyphens, with blanks', () => {
    const [code = '', other = ''] = newRecoveryCodes()
    const stored = hashRecoveryCode(code)
    expect(isRecoveryCode(` ${code.toUpperCase().replaceAll('-', '')} `, stored)).toBe(true)
    expect(isRecoveryCode(other, stored)).toBe(false)
    expect(isRecoveryCode('', stored)).toBe(false)
  })

  it('are stored with a salt; hashes without one, of earlier versions, are still taken', () => {
    const code = 'k3hd-9apx-w2mn-7tqc'
    expect(hashRecoveryCode(code)).not.toBe(hashRecoveryCode(code))
    const former = createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
    expect(isRecoveryCode(code, former)).toBe(true)
    expect(isRecoveryCode('k3hd-9apx-w2mn-7tqd', former)).toBe(false)
  })
})

describe('the device of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.0', null],
    [null, null],
  ])('of %j is %j', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device)
  })
})
