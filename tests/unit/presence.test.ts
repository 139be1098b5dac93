import { describe, expect, it } from 'vitest'
import {
  type Beat,
  leaseChanges,
  leaseMs,
  maxTabs,
  presenceOf,
  type StoredLease,
} from '@/collections/presence/leases'
import { presenceCollections } from '@/src/contract/staff/presence'
import { currentPath, lastingPath } from '@/src/edit/model/lasting-path'
import { markedCollections } from '@/src/lib/marks/marked-collections'

const page = 'pages/1'
const title = { document: page, path: 'layout.a.title' }

const beatOf = (name: string, more: Partial<Beat> = {}): Beat => ({
  user: { id: `id-${name}`, username: name },
  tab: `tab-${name}`,
  locale: 'en',
  documents: [page],
  field: null,
  isLeaving: false,
  ...more,
})

/** The store with its one lease a key, and how many rows were written to it. */
function room() {
  let leases: StoredLease[] = []
  let written = 0
  return {
    say(beat: Beat, now: number) {
      const { removed, renewed, created } = leaseChanges(leases, beat, now)
      written += removed.length + renewed.length + created.length
      leases = leases
        .filter(({ id }) => !removed.includes(id))
        .map((lease) => renewed.find(({ id }) => id === lease.id) ?? lease)
      for (const lease of created) {
        expect(leases.map(({ key }) => key)).not.toContain(lease.key)
        leases.push({ id: `row-${lease.key}-${now}`, ...lease })
      }
      return presenceOf(leases, beat, now)
    },
    get written() {
      return written
    },
    get size() {
      return leases.length
    },
  }
}

const names = ({ people }: ReturnType<typeof presenceOf>) => people.map(({ username }) => username)

describe('leases of fields', () => {
  it('show two people to each other, and lock the field of one for the other alone', () => {
    const { say } = room()
    expect(say(beatOf('ann', { field: title }), 0)).toEqual({
      people: [],
      fields: [],
      holdsField: true,
    })
    const bob = say(beatOf('bob', { field: title }), 10)
    expect([names(bob), bob.holdsField]).toEqual([['ann'], false])
    expect(bob.fields).toEqual([
      { collection: 'pages', id: '1', path: title.path, username: 'ann' },
    ])
    const ann = say(beatOf('ann', { field: title }), 20)
    expect([names(ann), ann.fields, ann.holdsField]).toEqual([['bob'], [], true])
  })

  it('free a field when it is left, when the window closes, and when it is silent for too long', () => {
    const { say } = room()
    const wants = beatOf('bob', { field: title })
    say(beatOf('ann', { field: title }), 0)
    expect(say(wants, 1).holdsField).toBe(false)
    say(beatOf('ann'), 2)
    expect(say(wants, 3).holdsField).toBe(true)

    expect(say(beatOf('ann', { field: title }), 4).holdsField).toBe(false)
    say(beatOf('bob', { isLeaving: true }), 5)
    const alone = say(beatOf('ann', { field: title }), 6)
    expect([names(alone), alone.holdsField]).toEqual([[], true])

    expect(say(wants, 6 + leaseMs - 1).holdsField).toBe(false)
    const late = say(wants, 6 + leaseMs)
    expect([names(late), late.holdsField]).toEqual([[], true])
    // The one who was silent goes on, and finds the field taken.
    expect(say(beatOf('ann', { field: title }), 7 + leaseMs).holdsField).toBe(false)
  })

  it('are taken along by the same person to another window', () => {
    const { say } = room()
    say(beatOf('ann', { field: title }), 0)
    const second = beatOf('ann', { tab: 'tab-second', field: title })
    const answer = say(second, 1)
    expect([answer.people, answer.fields, answer.holdsField]).toEqual([[], [], true])
    // That the first window has another field now does not take it from the second.
    say(beatOf('ann'), 2)
    expect(say(beatOf('bob', { field: title }), 3).holdsField).toBe(false)
  })

  it('count in one language and in the documents that were asked about', () => {
    const { say } = room()
    say(beatOf('ann', { field: title }), 0)
    expect(say(beatOf('bob', { locale: 'th', field: title }), 1).holdsField).toBe(true)
    expect(say(beatOf('eve', { documents: ['pages/2'] }), 2)).toEqual({
      people: [],
      fields: [],
      holdsField: false,
    })
  })

  it('are written when something changes or half of their time is over, and gone when it is over', () => {
    const one = room()
    const ann = beatOf('ann', { field: title })
    one.say(ann, 0)
    for (let now = 5000; now <= leaseMs / 2; now += 5000) one.say(ann, now)
    expect(one.written).toBe(2)
    one.say(ann, leaseMs / 2 + 1)
    expect(one.written).toBe(4)
    one.say(beatOf('bob', { documents: ['pages/2'] }), 2 * leaseMs)
    expect(one.size).toBe(1)
  })

  it('are bounded for one account, however many windows it names', () => {
    const one = room()
    for (let tab = 0; tab < 3 * maxTabs; tab += 1)
      one.say(beatOf('ann', { tab: `tab-${tab}`, field: { ...title, path: `p${tab}` } }), tab)
    expect(one.size).toBe(2 * maxTabs)
  })
})

describe('the path of a field', () => {
  const doc = {
    layout: [
      { id: 'a', rows: [{ id: 'x' }] },
      { id: 'b', lines: ['1'] },
    ],
  }
  const moved = { layout: [doc.layout[1], doc.layout[0]] }

  it.each([
    ['layout.0.rows.0.title', 'layout.a.rows.x.title', 'layout.1.rows.0.title'],
    ['layout.1.title', 'layout.b.title', 'layout.0.title'],
    ['layout.1.lines.0', 'layout.b.lines.0', 'layout.0.lines.0'],
    ['title', 'title', 'title'],
  ])('%s stays when rows are moved', (path, lasting, current) => {
    expect(lastingPath(doc, path)).toBe(lasting)
    expect(currentPath(moved, lasting)).toBe(current)
  })

  it('leads nowhere where the row is gone', () => {
    expect(currentPath({ layout: [] }, 'layout.a.title')).toBeNull()
  })
})

it('knows every collection that is edited in place', () => {
  expect([...presenceCollections].sort()).toEqual([...markedCollections].sort())
})
