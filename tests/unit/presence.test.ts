import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { peopleOnPage } from '@/collections/presence/on-page'
import { presenceCollections, type PresenceInput } from '@/src/contract/staff/presence'
import { followPresence } from '@/src/staff/in-place/model/presence'
import { addressedCollections } from '@/src/domain/links/addresses'

const page = { collection: 'pages', id: '1' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Payload's key-value store in memory, and the number of writes to it. */
function room() {
  const entries = new Map<string, unknown>()
  const counts = { written: 0 }
  const store = {
    db: {
      find: async () => ({ docs: [...entries].map(([key, data]) => ({ id: key, key, data })) }),
      deleteMany: async ({ where }: { where: { id: { in: string[] } } }) =>
        where.id.in.forEach((key) => entries.delete(key)),
    },
    kv: {
      set: async (key: string, data: unknown) => {
        counts.written += 1
        entries.set(key, data)
      },
    },
  } as unknown as Payload
  const say = async (name: string, more: Partial<PresenceInput> = {}) => {
    const people = await peopleOnPage(store, { id: name, username: name }, { ...page, ...more })
    return people.map(({ username }) => username)
  }
  return { say, entries, counts }
}

describe('the people at a document', () => {
  it('are the others who said so within half a minute and did not leave', async () => {
    const { say, entries } = room()
    expect(await say('ann')).toEqual([])
    expect(await say('bob')).toEqual(['ann'])
    expect(await say('eve', { id: '2' })).toEqual([])
    await say('ann', { isLeaving: true })
    expect(await say('bob')).toEqual([])
    vi.setSystemTime(30_000)
    expect(await say('ann')).toEqual([])
    expect(entries.size).toBe(1)
  })

  it('are written when they come, and when half of their time is over', async () => {
    const { say, counts } = room()
    for (let now = 0; now <= 15_000; now += 5000) {
      vi.setSystemTime(now)
      await say('ann')
    }
    expect(counts.written).toBe(1)
    vi.setSystemTime(20_000)
    await say('ann')
    expect(counts.written).toBe(2)
  })
})

describe('a window', () => {
  it('says every five seconds that it is there, seldom where it is refused, and that it leaves', async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('document', { visibilityState: 'visible', ...listeners })
    vi.stubGlobal('addEventListener', listeners.addEventListener)
    vi.stubGlobal('removeEventListener', listeners.removeEventListener)
    const said: PresenceInput[] = []
    let status = 200
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      said.push(JSON.parse(body) as PresenceInput)
      return Response.json({ people: [{ username: 'ann', place: 'page' }] }, { status })
    })
    const seen = vi.fn()
    const stop = followPresence(page, seen)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(said).toEqual([page, page, page])
    expect(seen).toHaveBeenLastCalledWith([{ username: 'ann', place: 'page' }])
    status = 429
    await vi.advanceTimersByTimeAsync(30_000)
    expect(said).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said).toHaveLength(5)
    stop()
    expect(said.at(-1)).toEqual({ ...page, isLeaving: true })
    expect(seen).toHaveBeenLastCalledWith([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said).toHaveLength(6)
  })
})

it('knows every collection whose documents have a page', () => {
  expect(presenceCollections).toEqual(addressedCollections)
})
