import { describe, expect, it } from 'vitest'
import { describeDevice } from '@/src/platform/auth/device'
import {
  hashOfRecoveryCode,
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

describe('recovery codes', () => {
  it('are ten different ones, easy to type', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  })

  it('are the same in capitals, without hyphens, with blanks', () => {
    const [code = ''] = newRecoveryCodes()
    const typed = ` ${code.toUpperCase().replaceAll('-', '')} `
    expect(hashOfRecoveryCode(typed)).toBe(hashOfRecoveryCode(code))
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
