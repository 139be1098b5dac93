import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginChallenge, takeChallenge } from '@/src/platform/auth/passkey-challenge'
import { isCounterBack } from '@/src/platform/auth/passkeys'

const headersOf = (cookie: string) => new Headers({ Cookie: cookie.split(';')[0] ?? '' })

afterEach(() => vi.useRealTimers())

describe('the challenge of a passkey', () => {
  it('is taken once, by the browser with its cookie, for its purpose', async () => {
    const { challenge, cookie } = beginChallenge('sign')
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(cookie).not.toContain(challenge)
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(await takeChallenge(headersOf(cookie), 'new passkey 1 s')).toBeUndefined()
    expect(await takeChallenge(new Headers(), 'sign')).toBeUndefined()
    expect(await takeChallenge(headersOf(cookie), 'sign')).toBe(challenge)
    expect(await takeChallenge(headersOf(cookie), 'sign')).toBeUndefined()
  })

  it('is another one each time', () => {
    expect(beginChallenge('sign').challenge).not.toBe(beginChallenge('sign').challenge)
  })

  it('ends after five minutes, whatever the cookie says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { challenge, cookie } = beginChallenge('sign')
    const late = beginChallenge('sign')
    vi.setSystemTime(Date.now() + 4.9 * 60 * 1000)
    expect(await takeChallenge(headersOf(cookie), 'sign')).toBe(challenge)
    vi.setSystemTime(Date.now() + 0.2 * 60 * 1000)
    expect(await takeChallenge(headersOf(late.cookie), 'sign')).toBeUndefined()
    const longer = late.cookie.replace(/\.\d+\./, `.${Date.now() + 60_000}.`)
    expect(await takeChallenge(headersOf(longer), 'sign')).toBeUndefined()
  })
})

describe('the counter of a passkey', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [7, 8, false],
    [7, 7, true],
    [7, 6, true],
    [7, 0, true],
  ])('that was %i and is %i: back is %s', (stored, given, isBack) => {
    expect(isCounterBack(stored, given)).toBe(isBack)
  })
})
