import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetQueries,
  invalidate,
  makeReadQuery,
  queryClient,
} from '@/src/staff/dashboard/kit/api/query'
import { write } from '@/src/staff/dashboard/kit/api/records'

const news = '/admin/news?limit=25'

/** Answers of `fetch`; each answer is numbered by default. */
const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const calls = (path: string) => server.mock.calls.filter(([url]) => url === `/api${path}`).length

/** Shows a path, as a component does that is on the screen; call `hide` when it leaves. */
function show(path: string) {
  const observer = new QueryObserver(queryClient, makeReadQuery<{ answer: number }>(path))
  const hide = observer.subscribe(() => undefined)
  return { hide, result: () => observer.getCurrentResult() }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  let count = 0
  server.mockReset().mockImplementation(async () => Response.json({ answer: (count += 1) }))
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  forgetQueries()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reads of the staff pages (specification, section 9)', () => {
  it('are fresh for 30 s', async () => {
    const first = show(news)
    await settle()
    first.hide()
    await vi.advanceTimersByTimeAsync(29_000)
    show(news).hide()
    expect(calls(news)).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    const again = show(news)
    expect(again.result().data).toEqual({ answer: 1 })
    await settle()
    expect(again.result().data).toEqual({ answer: 2 })
    again.hide()
  })

  it('are tried once more where they fail, and then say why', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    const { result, hide } = show(news)
    await vi.advanceTimersByTimeAsync(999)
    expect([calls(news), result().isPending]).toEqual([1, true])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls(news)).toBe(2)
    expect(result().error?.message).toBe('NETWORK – Failed to fetch')
    hide()
  })

  it('are not repeated for a window that comes to the front, or a network that comes back', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false })
    const { options } = new QueryObserver(queryClient, makeReadQuery(news))
    expect(options.refetchOnReconnect).toBe(false)
  })

  it('are forgotten when the session ends', async () => {
    const shown = show(news)
    await settle()
    shown.hide()
    forgetQueries()
    const next = show(news)
    expect(next.result().data).toBeUndefined()
    next.hide()
  })
})

describe('writes', () => {
  it('are never tried twice', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(write('news', 'POST', '', { title: 'A' })).rejects.toThrow('NETWORK')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('let what is on the screen be read again, even where they fail', async () => {
    const { result, hide } = show(news)
    await settle()
    server.mockResolvedValueOnce(Response.json({ message: 'Gone' }, { status: 404 }))
    await expect(write('news', 'DELETE', '/1')).rejects.toThrow('Gone')
    await settle()
    expect(result().data).toEqual({ answer: 2 })
    hide()
  })

  it('expire the overview and the log too, and no other collection', async () => {
    const shown = [news, '/admin/jobs?limit=25', '/admin/overview', '/admin/activity-logs?limit=5']
    const hides = shown.map((path) => show(path).hide)
    await settle()
    await write('news', 'PATCH', '/1', { title: 'B' })
    await settle()
    expect(shown.map(calls)).toEqual([2, 1, 2, 2])
    for (const hide of hides) hide()
  })

  it('leave nothing out of date for what is opened later', async () => {
    const before = show(news)
    await settle()
    before.hide()
    invalidate('/admin/news')
    const after = show(news)
    expect(after.result().data).toBeUndefined()
    after.hide()
  })

  it('let a read that was under way begin anew: its answer may be from before', async () => {
    server.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const { result, hide } = show(news)
    await settle()
    invalidate('/admin/news')
    await settle()
    expect(result().data).toEqual({ answer: 1 })
    expect(calls(news)).toBe(2)
    hide()
  })
})
