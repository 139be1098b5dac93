import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PresenceAnswer, PresenceInput } from '@/src/contract/staff/presence'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import { Presence } from '@/src/edit/model/presence'

const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
const page = { collection: 'pages', id: '1' }
const title = { ...page, path: 'layout.0.title' }
const nobody: PresenceAnswer = { people: [], fields: [], holdsField: true }
const held: PresenceAnswer = {
  people: [{ username: 'ann', place: 'page' }],
  fields: [{ collection: 'pages', id: '1', path: 'layout.a.title', username: 'ann' }],
  holdsField: false,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible', ...listeners })
  vi.stubGlobal('addEventListener', listeners.addEventListener)
  vi.stubGlobal('removeEventListener', listeners.removeEventListener)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window, what it does in its order, and what it is answered next. */
function windowOf() {
  const done: string[] = []
  const said: PresenceInput[] = []
  const next: (PresenceAnswer | null)[] = []
  const doc = {
    working: { layout: [{ id: 'a' }] },
    flush: async () => void done.push('saved'),
  } as unknown as EditedDocument
  const presence = new Presence({
    lng: 'en',
    documentsOnPage: () => [page],
    open: async () => doc,
    loaded: () => doc,
    onFreed: async () => void done.push(`read, held: ${presence.held.length}`),
    call: async (body) => {
      said.push(body)
      done.push(body.isLeaving ? 'gone' : (body.field?.path ?? 'none'))
      return next.length > 0 ? (next.shift() ?? null) : nobody
    },
  })
  return { presence, done, said, next }
}

it('a field is saved before it is free for others', async () => {
  const { presence, done } = windowOf()
  presence.enter(title, () => undefined)
  await presence.ask()
  presence.leave()
  await presence.ask()
  expect(done).toEqual(['layout.a.title', 'saved', 'none'])
})

it('what others wrote is read before their field opens', async () => {
  const { presence, done, next } = windowOf()
  next.push(held)
  await presence.ask()
  expect(presence.holderOf(title)).toBe('ann')
  await presence.ask()
  expect(presence.holderOf(title)).toBeUndefined()
  expect(done).toEqual(['none', 'none', 'read, held: 1'])
})

it('who opened a field that is somebody else’s is told', async () => {
  const { presence, next } = windowOf()
  const lost = vi.fn()
  next.push(held)
  presence.enter(title, lost)
  await presence.ask()
  expect(lost).toHaveBeenCalledWith('ann')
})

it('calls every five seconds, seldom where it is refused, at once for a field, and at the end', async () => {
  const { presence, said, next } = windowOf()
  const stop = presence.start()
  await vi.advanceTimersByTimeAsync(10_100)
  expect(said).toHaveLength(3)
  presence.enter(title, () => undefined)
  await vi.advanceTimersByTimeAsync(200)
  expect(said.at(-1)?.field?.path).toBe('layout.a.title')
  next.push(null)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(said).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(said.length).toBeGreaterThan(5)
  stop()
  const { length } = said
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(length)
  expect(said.at(-1)?.isLeaving).toBe(true)
})
