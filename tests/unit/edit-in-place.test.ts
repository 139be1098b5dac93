import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Calls, SaveAnswer } from '@/src/staff/in-place/model/calls'
import { EditedDocument, saveDelayMs } from '@/src/staff/in-place/model/edited-document'
import { type Data, isSame, merge } from '@/src/domain/merge'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'

describe('paths into a document', () => {
  const doc = {
    layout: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
    seo: null,
  }

  it('read and write one value, and leave the rest as it is', () => {
    const changed = withValueAt(doc, 'layout.1.title', 'C')
    expect(valueAt(changed, 'layout.1.title')).toBe('C')
    expect(changed.layout[0]).toBe(doc.layout[0])
    expect(valueAt(doc, 'layout.1.title')).toBe('B')
    expect(valueAt(withValueAt(doc, 'seo.title', 'T'), 'seo.title')).toBe('T')
  })

  it('lead nowhere where there is nothing, nor to what every object has', () => {
    expect(valueAt(doc, 'layout.7.title')).toBeUndefined()
    expect(valueAt(doc, 'constructor.name')).toBeUndefined()
    expect(Object.getPrototypeOf(withValueAt({}, 'constructor.prototype.x', 1))).toBe(
      Object.prototype,
    )
  })

  it('know null and missing as the same', () => {
    expect(isSame({ a: null, b: [1] }, { b: [1] })).toBe(true)
    expect(isSame({ a: 'x' }, {})).toBe(false)
  })
})

describe('what two people wrote', () => {
  const row = (id: string, title: string) => ({ id, title })
  const base = { title: 'T', layout: [row('a', 'A'), row('b', 'B'), row('c', 'C')] }

  it('is joined where they changed different fields', () => {
    const mine = { ...base, layout: [row('a', 'Mine'), row('b', 'B'), row('c', 'C')] }
    const theirs = { title: 'Theirs', layout: [row('a', 'A'), row('b', 'B'), row('c', 'Theirs')] }
    expect(merge(base, mine, theirs)).toEqual({
      value: { title: 'Theirs', layout: [row('a', 'Mine'), row('b', 'B'), row('c', 'Theirs')] },
      conflicts: [],
    })
  })

  it('is a conflict where both changed one field otherwise, named by its place in the joined document', () => {
    const mine = { ...base, layout: [row('a', 'A'), row('b', 'Mine'), row('c', 'C')] }
    const theirs = { ...base, layout: [row('b', 'Theirs'), row('c', 'C'), row('a', 'A')] }
    const { value, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([{ path: 'layout.0.title', mine: 'Mine', theirs: 'Theirs' }])
    expect(valueAt(value, 'layout.0.title')).toBe('Mine')
  })

  it('keeps added rows, drops those taken out, and those only where the other left them alone', () => {
    const mine = { ...base, layout: [row('a', 'A'), row('new', 'N'), row('c', 'C')] }
    const theirs = { ...base, layout: [row('a', 'A'), row('b', 'B'), row('d', 'D')] }
    const { layout } = merge(base, mine, theirs).value as typeof base
    expect(layout.map(({ id }) => id)).toEqual(['a', 'new', 'd'])
    const changed = { ...base, layout: [row('a', 'A'), row('b', 'Changed'), row('c', 'C')] }
    const kept = merge(base, mine, changed).value as typeof base
    expect(kept.layout.map(({ id }) => id)).toContain('b')
  })

  it('takes the order of who moved', () => {
    const mine = { ...base, layout: [row('c', 'C'), row('a', 'A'), row('b', 'B')] }
    const theirs = { ...base, layout: [row('a', 'A'), row('b', 'Theirs'), row('c', 'C')] }
    expect(merge(base, mine, theirs).value.layout).toEqual([
      row('c', 'C'),
      row('a', 'A'),
      row('b', 'Theirs'),
    ])
  })
})

describe('a document that is edited', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.useFakeTimers()
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const place = { collection: 'pages', id: '1', lng: 'th' }
  const start = { title: 'T', layout: [{ id: 'a', title: 'A', text: 'B' }], updatedAt: 'v1' }

  /** A server of one document, which refuses what is not based on its version. */
  function server(doc: Data = start) {
    const held = { doc, calls: [] as Data[], isDown: false, by: 'anna' }
    const calls: Calls = {
      load: async () => held.doc,
      save: async (_place, data, seen): Promise<SaveAnswer> => {
        if (held.isDown) return { kind: 'offline' }
        held.calls.push(data)
        if (seen !== held.doc.updatedAt) return { kind: 'stale', username: held.by }
        held.doc = { ...held.doc, ...data, updatedAt: `${seen}+`, _status: 'draft' }
        return { kind: 'saved', doc: held.doc }
      },
      publish: async () => {
        held.doc = { ...held.doc, _status: 'published' }
        return { kind: 'saved', doc: held.doc }
      },
      discard: async () => 'unpublished',
    }
    return { held, calls }
  }
  const opened = async (calls: Calls) => {
    const doc = await EditedDocument.load(place, calls, ['title', 'layout'])
    if (!doc) throw new Error('The document could not be read')
    return doc
  }

  it('is saved once, with what changed, half a second after the last key', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    for (const text of ['M', 'Mi', 'Mine']) {
      doc.set('layout.0.title', text)
      await vi.advanceTimersByTimeAsync(saveDelayMs - 100)
    }
    expect(held.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(held.calls).toEqual([{ layout: [{ id: 'a', title: 'Mine', text: 'B' }] }])
    expect(doc.state.kind).toBe('saved')
    expect(stored.size).toBe(0)
  })

  it('names all fields that were saved, also those of a call that more was written behind', async () => {
    const { held, calls } = server()
    const answers: (() => void)[] = []
    const doc = await opened({
      ...calls,
      save: async (...sent) => {
        const answer = await calls.save(...sent)
        await new Promise<void>((resolve) => answers.push(resolve))
        return answer
      },
    })
    doc.set('layout.0.title', 'Mine')
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    doc.set('title', 'Mine too')
    for (const _ of [1, 2]) {
      answers.shift()?.()
      await vi.advanceTimersByTimeAsync(saveDelayMs)
    }
    expect(held.calls.map((data) => Object.keys(data))).toEqual([['layout'], ['title']])
    expect(doc.state).toMatchObject({ kind: 'saved', fields: ['layout', 'title'] })
  })

  it('is kept in the browser while the line is down, and sent when it is back', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    held.isDown = true
    doc.set('title', 'Kept')
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(doc.state.kind).toBe('offline')
    expect(stored.size).toBe(1)
    held.isDown = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(held.doc.title).toBe('Kept')
    expect(stored.size).toBe(0)
  })

  it('takes up in a new window what the last one could not send', async () => {
    const { held, calls } = server()
    held.isDown = true
    ;(await opened(calls)).set('title', 'Kept')
    vi.clearAllTimers()
    held.isDown = false
    const again = await opened(calls)
    expect(again.valueAt('title')).toBe('Kept')
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(held.doc.title).toBe('Kept')
  })

  it('joins what somebody else saved meanwhile, and says who', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    held.doc = { ...start, title: 'Theirs', updatedAt: 'v2' }
    doc.set('layout.0.title', 'Mine')
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(doc.state).toMatchObject({ kind: 'merged', username: 'anna' })
    await vi.advanceTimersByTimeAsync(100)
    expect(held.doc).toMatchObject({ title: 'Theirs', layout: [{ title: 'Mine', text: 'B' }] })
  })

  it('asks whose text stays where both changed one, and saves nothing before that', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    const theirs = { ...start, layout: [{ id: 'a', title: 'Theirs', text: 'B' }], updatedAt: 'v2' }
    held.doc = theirs
    doc.set('layout.0.title', 'Mine')
    doc.set('layout.0.text', 'Mine too')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(held.doc).toBe(theirs)
    expect(doc.state).toMatchObject({
      kind: 'conflict',
      username: 'anna',
      conflicts: [{ path: 'layout.0.title', mine: 'Mine', theirs: 'Theirs' }],
    })
    await doc.resolve({ 'layout.0.title': 'theirs' })
    expect(held.doc.layout).toEqual([{ id: 'a', title: 'Theirs', text: 'Mine too' }])
  })

  it('goes back step by step', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    doc.beginStep('title')
    doc.set('title', 'On')
    doc.set('title', 'One')
    doc.beginStep('layout.0.text')
    doc.set('layout.0.text', 'Other')
    await doc.undo()
    expect(doc.valueAt('layout.0.text')).toBe('B')
    expect(doc.steps.undoable?.path).toBe('title')
    await doc.undo()
    expect(doc.valueAt('title')).toBe('T')
    expect(doc.steps.undoable).toBeNull()
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(held.calls).toEqual([])
  })

  it('makes again what was taken back, until something else is written', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    doc.beginStep('title')
    doc.set('title', 'One')
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    const row = { id: 'b', title: 'B' }
    const change = (rows: Data[]) => [...rows, row]
    const back = (rows: Data[]) => rows.filter(({ id }) => id !== 'b')
    const rows = (change: (rows: Data[]) => Data[]) => [{ lng: 'th', path: 'layout', change }]
    expect(await doc.changeRows(rows(change), rows(back))).toBe(true)
    held.isDown = true
    await doc.undo()
    expect(held.doc.layout).toHaveLength(2)
    held.isDown = false
    await doc.undo()
    expect(held.doc.layout).toHaveLength(1)
    await doc.undo()
    expect(doc.valueAt('title')).toBe('T')
    expect(doc.steps.redoable?.path).toBe('title')
    await doc.redo()
    expect(doc.valueAt('title')).toBe('One')
    await doc.redo()
    expect(held.doc.layout).toHaveLength(2)
    expect(doc.steps.redoable).toBeNull()
    await doc.undo()
    expect(held.doc.layout).toHaveLength(1)

    // A field that was opened and left is no step, and ends nothing.
    doc.beginStep('layout.0.text')
    expect(doc.steps.redoable?.path).toBe('layout')
    expect(doc.steps.undoable?.path).toBe('title')
    doc.set('layout.0.text', 'Other')
    expect(doc.steps.redoable).toBeNull()
    expect(doc.steps.undoable?.path).toBe('layout.0.text')
  })

  it('is published with what was written a moment ago', async () => {
    const { held, calls } = server()
    const doc = await opened(calls)
    doc.set('title', 'Last')
    expect(await doc.publish()).toBe(true)
    expect(held.doc).toMatchObject({ title: 'Last', _status: 'published' })
    expect(doc.state.kind).toBe('published')
    expect(doc.isDraft).toBe(false)
  })
})
