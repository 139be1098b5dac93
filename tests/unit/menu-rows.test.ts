import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Branch,
  buildBranches,
  type Direction,
  dropped,
  flattenBranches,
  moved,
  whyHidden,
} from '@/src/staff/panel/menu-tree/rows'

/** "a(b c) d" as a menu. */
const menu = (text: string): Branch[] =>
  [...text.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, id = '', below = '']) => ({
    id,
    below: below.split(' ').filter(Boolean),
  }))

const written = (branches: Branch[] | null) =>
  branches?.map(({ id, below }) => id + (below.length > 0 ? `(${below.join(' ')})` : '')).join(' ')

describe('an entry moves', () => {
  it.each<[string, string, Direction, string | undefined]>([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'b', 'down', 'a c b'],
    ['a(x) b', 'b', 'in', 'a(x b)'],
    ['a(x y) b', 'x', 'out', 'a(y) x b'],
    ['a(x y) b', 'x', 'down', 'a(y x) b'],
    ['a(x) b(y)', 'x', 'down', 'a b(x y)'],
    ['a(x) b(y)', 'y', 'up', 'a(x y) b'],
    ['a(x) b', 'a', 'down', 'b a(x)'],
    ['a b', 'a', 'up', undefined],
    ['a b', 'a', 'in', undefined],
    ['a b(x)', 'b', 'in', undefined],
    ['a(x)', 'x', 'up', undefined],
    ['a(x)', 'x', 'in', undefined],
    ['a b', 'a', 'out', undefined],
  ])('%s: %s %s', (before, id, direction, after) => {
    expect(written(moved(menu(before), id, direction, 2))).toBe(after)
  })

  it('never below another one in a menu of one level', () => {
    expect(moved(menu('a b'), 'b', 'in', 1)).toBeNull()
    expect(written(dropped(menu('a b'), 'a', 'b', true, 1))).toBe('b a')
  })
})

describe('an entry is dropped', () => {
  it.each<[string, string, string, boolean, string]>([
    ['a b c', 'c', 'a', false, 'c a b'],
    ['a b c', 'a', 'c', false, 'b c a'],
    ['a b c', 'c', 'b', true, 'a(c) b'],
    ['a(x y) b', 'b', 'y', false, 'a(x b y)'],
    ['a(x y) b', 'x', 'b', false, 'a(y) b x'],
    ['a(x y) b', 'x', 'b', true, 'a(y) b(x)'],
    ['a(x y) b(z)', 'b', 'y', true, 'a(x y) b(z)'],
    ['a(x y) b(z)', 'b', 'a', false, 'b(z) a(x y)'],
    ['a(x y)', 'y', 'y', false, 'a(x) y'],
    ['a b', 'a', 'a', true, 'a b'],
  ])('%s: %s at %s', (before, id, over, isIndented, after) => {
    expect(written(dropped(menu(before), id, over, isIndented, 2))).toBe(after)
  })
})

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 12,
})
const menus = fc
  .tuple(ids, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([names, isLower]) => {
    const branches: Branch[] = []
    for (const [index, id] of names.entries()) {
      if (isLower[index] && branches.length > 0) branches.at(-1)?.below.push(id)
      else branches.push({ id, below: [] })
    }
    return branches
  })

it('no step loses an entry, makes two of one or stands it deeper than two levels', () => {
  const directions = fc.constantFrom<Direction>('up', 'down', 'in', 'out')
  fc.assert(
    fc.property(menus, directions, fc.nat(), fc.nat(), fc.boolean(), (tree, way, one, two, to) => {
      const all = flattenBranches(tree).map(({ id }) => id)
      const [id = '', over = ''] = [one, two].map((at) => all[at % all.length])
      for (const after of [moved(tree, id, way, 2) ?? tree, dropped(tree, id, over, to, 2)]) {
        expect(
          flattenBranches(after)
            .map((place) => place.id)
            .sort(),
        ).toEqual([...all].sort())
        expect(buildBranches(flattenBranches(after))).toEqual(after)
      }
    }),
  )
})

describe('why visitors do not see an entry', () => {
  const item = {
    id: 'a',
    isActive: true,
    isClosed: false,
    target: '/x',
    state: 'published',
  } as const
  const link = { isGroup: false, hasBelow: false }
  const group = { isGroup: true, hasBelow: true }
  const none: ReadonlySet<string> = new Set()

  it.each([
    ['it is seen', item, link, new Set(['a']), null],
    ['nothing is known', item, link, null, null],
    ['its address has nothing to show yet', item, link, none, 'blank'],
    ['what it leads to is not public', { ...item, isClosed: true }, link, none, 'closed'],
    ['it leads nowhere', { ...item, target: null }, link, none, 'nowhere'],
    ['nothing stands below it', item, { ...group, hasBelow: false }, new Set(['a']), 'empty'],
    ['nothing below it is seen', item, group, none, 'empty'],
    ['it is switched off, which is said already', { ...item, isActive: false }, link, none, null],
    [
      'it is a draft, which is said already',
      { ...item, state: 'draft' } as const,
      link,
      none,
      null,
    ],
  ])('is told where %s', (_, entry, place, shown, why) => {
    expect(whyHidden(entry, place, shown)).toBe(why)
  })
})
