import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { findRefusal } from '@/src/domain/refusals/dictionary'
import { isAboutSession, isReadOnly } from '@/src/domain/staff-api/endpoints'
import { adapterSteps } from '@/src/payload/write-pipeline'
import { beginView, mayBeView, readOnlyView, readView } from '@/src/platform/auth/view-as'

const viewer = { sid: 'session-1', id: 'super-1' }

const sent = (cookie: string) => new Headers({ Cookie: cookie.split(';', 1)[0] ?? '' })

afterEach(() => vi.useRealTimers())

describe('the cookie of a view', () => {
  it('is read with the session and the account that began it, until its time is over', () => {
    vi.useFakeTimers()
    const { cookie, until } = beginView(viewer, 'person-1')
    expect(readView(sent(cookie), viewer)).toEqual({ seenAs: 'person-1', until })
    expect(readView(sent(cookie), { ...viewer, sid: 'session-2' })).toBeUndefined()
    expect(readView(sent(cookie), { ...viewer, id: 'super-2' })).toBeUndefined()
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(readView(sent(cookie), viewer)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(readView(sent(cookie), viewer)).toBeUndefined()
  })

  it('is found among others, and nothing that only resembles it', () => {
    const { cookie } = beginView(viewer, 'person-1')
    const pair = cookie.split(';', 1)[0] ?? ''
    expect(readView(sent(`lang=de`), viewer)).toBeUndefined()
    expect(readView(new Headers({ Cookie: `lang=de; ${pair}; a=b` }), viewer)).toBeDefined()
    expect(readView(new Headers({ Cookie: `not-${pair}` }), viewer)).toBeUndefined()
    for (const other of ['', 'view-as=', 'view-as=a.b.c', 'view-as=%00', `${pair}x`])
      expect([other, mayBeView(new Headers({ Cookie: other }))]).toEqual([other, false])
  })
})

describe('the calls of a view', () => {
  it('read, but for the own account and files with the data of visitors', () => {
    const path = (text: string) => text.split('/')
    for (const open of ['news', 'users/1', 'products/export', 'inquiries', 'inquiries/1', 'verify'])
      expect([open, isReadOnly('GET', path(open))]).toEqual([open, true])
    for (const closed of ['account/sessions', 'account/second-factor', 'inquiries/export'])
      expect([closed, isReadOnly('GET', path(closed))]).toEqual([closed, false])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect([method, isReadOnly(method, ['news'])]).toEqual([method, false])
  })

  it('are those of the account itself where they are about its session', () => {
    expect(isAboutSession('DELETE', ['view-as'])).toBe(true)
    expect(isAboutSession('POST', ['users', 'logout'])).toBe(true)
    for (const path of [
      ['view-as'],
      ['users', 'refresh-token'],
      ['account', 'sessions'],
      ['news', 'logout'],
    ])
      expect([path, isAboutSession('POST', path)]).toEqual([path, false])
  })
})

it('is refused in words that staff read in their language', () => {
  const found = findRefusal(readOnlyView('Mara. Lind'))
  expect(found).toMatchObject({ key: 'refusal.view', values: { name: 'Mara. Lind' } })
})

describe('the database', () => {
  const user = { id: '1', username: 'mara', viewedBy: { id: '2', username: 'admin', until: '' } }

  const write = (user: object | null, args: object) => {
    const stored = vi.fn(async () => 'stored')
    const [refuse] = adapterSteps
    const step = refuse?.(stored, { name: 'create', payload: {} as Payload })
    return { stored, answer: step?.({ ...args, req: { user } } as never) }
  }

  it('takes nothing from an account through which somebody looks', async () => {
    const { stored, answer } = write(user, { collection: 'news', data: {} })
    await expect(answer).rejects.toMatchObject({ status: 403, code: 'read_only_view' })
    expect(stored).not.toHaveBeenCalled()
    expect(await write({ ...user, viewedBy: undefined }, { collection: 'news' }).answer).toBe(
      'stored',
    )
    expect(await write(null, { collection: 'news' }).answer).toBe('stored')
  })

  it('leaves what the panel remembers of its reader, without failing its pages', async () => {
    const data = { key: 'columns', value: { limit: 5 } }
    const { stored, answer } = write(user, { collection: 'payload-preferences', data })
    expect(await answer).toMatchObject(data)
    expect(stored).not.toHaveBeenCalled()
  })
})
