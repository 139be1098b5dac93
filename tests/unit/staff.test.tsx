import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  api,
  ApiError,
  describe as described,
  fieldErrorsOfAnswer,
} from '@/src/staff/dashboard/kit/api/call'
import { isSigningOut } from '@/src/platform/browser/staff-storage'
import { signOutOnServer, useAuth } from '@/src/staff/dashboard/kit/api/auth'
import {
  byLanguage,
  completeness,
  getChanges,
  splitLines,
} from '@/src/staff/dashboard/kit/form/localized'
import {
  fromSpecificationRows,
  rowsFromText,
  toSpecificationRows,
} from '@/src/staff/dashboard/products/specification-editor'
import { vacancyOf } from '@/src/staff/dashboard/jobs/job-values'
import { check } from '@/src/staff/dashboard/users/user-values'

describe('the client of the staff API', () => {
  const answers = (answer: Response | Error) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        if (answer instanceof Error) throw answer
        return answer
      }),
    )
  const refusal = async () => {
    const error: unknown = await api('/admin/news').catch((reason: unknown) => reason)
    return described(error)
  }

  beforeEach(() => {
    const kept = new Map([['auth_token', 'the-token']])
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    })
    vi.stubGlobal('location', { origin: 'http://localhost' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('joins paths to /api, sends the token and objects as JSON', async () => {
    answers(Response.json({ ok: true }))
    await expect(api('/admin/news', { method: 'POST', body: { a: 1 } })).resolves.toEqual({
      ok: true,
    })
    expect(fetch).toHaveBeenCalledWith(
      '/api/admin/news',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        headers: { Authorization: 'Bearer the-token', 'Content-Type': 'application/json' },
      }),
    )
  })

  it('sends the token to no other host', async () => {
    answers(Response.json({}))
    await api('https://example.com/x')
    expect(fetch).toHaveBeenCalledWith(
      'https://example.com/x',
      expect.objectContaining({ method: 'GET', headers: {} }),
    )
  })

  it('answers nothing for 204, JSON parsed, and everything else as text', async () => {
    answers(new Response(null, { status: 204 }))
    await expect(api('/x')).resolves.toBeUndefined()
    answers(new Response('plain'))
    await expect(api('/x')).resolves.toBe('plain')
  })

  it('says status, status text and the message of the server', async () => {
    const init = { status: 409, statusText: 'Conflict' }
    answers(Response.json({ message: 'In use' }, init))
    expect(await refusal()).toBe('409 Conflict – In use')
    answers(new Response('Closed for today', init))
    expect(await refusal()).toBe('409 Conflict – Closed for today')
    answers(Response.json({ code: 7 }, init))
    expect(await refusal()).toBe('409 Conflict – {"code":7}')
    answers(new Response('', init))
    expect(await refusal()).toBe('409 Conflict – HTTP 409')
  })

  it('says that the network failed, and that something else did', async () => {
    answers(new TypeError('Failed to fetch'))
    expect(await refusal()).toBe('NETWORK – Failed to fetch')
    expect(described(new Error('odd'))).toBe('Request failed')
  })

  it('names the fields that the server refuses', async () => {
    const errors = [{ data: { errors: [{ path: 'slug', message: 'is taken' }] } }]
    answers(Response.json({ message: 'slug: is taken', errors }, { status: 400 }))
    const error: unknown = await api('/x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(fieldErrorsOfAnswer(error)).toEqual({ slug: 'is taken' })
  })

  it('sends what staff look for in the body, for a GET: it may be the name of a visitor', async () => {
    answers(Response.json({ docs: [] }))
    await api('/admin/inquiries?limit=25&search=Ada+Nowak&where%5Bread%5D%5Bequals%5D=true')
    expect(fetch).toHaveBeenCalledWith(
      '/api/admin/inquiries',
      expect.objectContaining({
        method: 'POST',
        body: 'limit=25&search=Ada+Nowak&where%5Bread%5D%5Bequals%5D=true',
        headers: {
          Authorization: 'Bearer the-token',
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Payload-HTTP-Method-Override': 'GET',
        },
      }),
    )
    answers(Response.json({ docs: [] }))
    await api('/admin/inquiries?limit=25')
    expect(fetch).toHaveBeenLastCalledWith(
      '/api/admin/inquiries?limit=25',
      expect.objectContaining({ method: 'GET' }),
    )
  })

  it('tries a sign-out again where the server was not reached or failed, and not after its answer', async () => {
    for (const [answer, isLeft] of [
      [new TypeError('Failed to fetch'), true],
      [Response.json({ message: 'Away' }, { status: 503 }), true],
      [Response.json({ message: 'Signed out' }), false],
      [new TypeError('Failed to fetch'), true],
      [Response.json({ message: 'Not signed in' }, { status: 401 }), false],
    ] as const) {
      answers(answer)
      const ended = signOutOnServer()
      expect(isSigningOut(), 'the tab may be closed meanwhile').toBe(true)
      await ended
      expect(isSigningOut()).toBe(isLeft)
    }
  })

  it('ends the session where the server does not know it', async () => {
    answers(Response.json({ message: 'Not signed in' }, { status: 401 }))
    await refusal()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })
})

it('useAuth works inside an AuthProvider alone', () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const Lost = () => <p>{useAuth().user?.username}</p>
  expect(() => renderToString(<Lost />)).toThrow('useAuth must be used within an AuthProvider')
  vi.mocked(console.error).mockClear()
})

describe('what forms send', () => {
  it('one entry per line, trimmed, without empty lines', () => {
    expect(splitLines('  Solder \n\n\tMeasure  \n')).toEqual(['Solder', 'Measure'])
  })

  it('counts what is no number as one vacancy', () => {
    expect(['3', '0', '', 'many', '-2'].map(vacancyOf)).toEqual([3, 1, 1, 1, 1])
  })

  it('takes an empty password for the current one, of an existing account', () => {
    const values = {
      username: 'ada',
      password: '',
      role: 'admin',
      email: '',
      language: '',
      publicName: '',
    } as const
    expect(check({ ...values, permissions: [] }, false)).toEqual({})
    expect(check({ ...values, permissions: [] }, true)).toEqual({ password: 'Password required' })
  })

  it('sends only what changed', () => {
    expect(getChanges({ a: 1, b: ['x'] }, { a: 1, b: ['x', 'y'] })).toEqual({ b: ['x', 'y'] })
  })

  it('tells how far a language has come', () => {
    const texts = byLanguage((lng) => ({
      title: lng === 'zh' || lng === 'en' || lng === 'ru' ? 'x' : '',
      text: lng === 'zh' || lng === 'en' ? 'x' : '',
      note: '',
    }))
    expect([
      completeness(texts, 'zh'),
      completeness(texts, 'ru'),
      completeness(texts, 'ja'),
    ]).toEqual(['full', 'part', 'none'])
  })

  it('reads the lines of a pasted table', () => {
    expect(rowsFromText('Weight\t120 kg\r\nHeight: 1.6 m\n\nLoose')).toEqual([
      { key: 'Weight', value: '120 kg' },
      { key: 'Height', value: '1.6 m' },
      { key: 'Loose', value: '' },
    ])
  })

  it('keeps values of specifications that are no texts', () => {
    const specifications = { Weight: '120 kg', Slots: 4, Ports: ['USB', 'LAN'] }
    expect(fromSpecificationRows(toSpecificationRows(specifications))).toEqual(specifications)
  })
})
