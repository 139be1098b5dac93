import { describe, expect, it, vi } from 'vitest'
import { maxReportedPages, pageKinds, VisitReport, vitals } from '@/src/contract/visits'
import {
  addCounts,
  classCount,
  findClass,
  countRatings,
  noCounts,
  p75,
  rate,
  vitalEdges,
  vitalLimits,
} from '@/src/domain/visits/histogram'
import { PendingCounts } from '@/src/domain/visits/pending-counts'
import { pageKind } from '@/src/routing/route'

/** Counts of a vital's values. */
function counted(vital: (typeof vitals)[number], values: number[]): number[] {
  return noCounts().map(
    (_, index) => values.filter((value) => findClass(vital, value) === index).length,
  )
}

describe.each(vitals)('the classes of %s', (vital) => {
  const edges = vitalEdges[vital]

  it('rise, one for each column that is stored', () => {
    expect([...edges].sort((one, other) => one - other)).toEqual(edges)
    expect(new Set(edges).size).toBe(classCount - 1)
  })

  it('end at the limits of what is good and poor', () => {
    const { good, poor } = vitalLimits[vital]
    expect(edges).toEqual(expect.arrayContaining([good, poor]))
  })

  it('hold each value once', () => {
    for (const [index, edge] of edges.entries()) {
      expect(findClass(vital, edge)).toBe(index)
      expect(findClass(vital, edge * 1.001)).toBe(index + 1)
    }
    expect(findClass(vital, 0)).toBe(0)
  })
})

describe('the value of three of four visits', () => {
  it('is missing without any', () => {
    expect(p75('lcp', noCounts())).toBeNull()
  })

  it.each([
    ['lcp', [1100, 1200, 1300, 1400], 1375],
    ['lcp', [400, 400, 400, 9000], 500],
    ['lcp', [400, 2400, 2400, 2400], 2000 + (500 * 2) / 3],
    [
      'inp',
      [...Array.from({ length: 75 }, () => 40), ...Array.from({ length: 25 }, () => 900)],
      50,
    ],
    ['cls', [0, 0, 0.3, 0.3], 0.3],
    ['lcp', [20_000], 15_000],
  ] as const)('of %s %j is near %d', (vital, values, expected) => {
    expect(p75(vital, counted(vital, [...values]))).toBeCloseTo(expected, 5)
  })

  it('is off by no more than the class in which it lies', () => {
    const values = Array.from({ length: 400 }, (_, index) => 300 + index * 13)
    const exact = values[299] ?? 0
    expect(Math.abs((p75('lcp', counted('lcp', values)) ?? 0) - exact)).toBeLessThan(100)
  })

  it('is that of all devices where their counts are added', () => {
    const all = counted('inp', [30, 30])
    addCounts(all, counted('inp', [600, 600, 600, 600, 600, 600]))
    expect(p75('inp', all)).toBeGreaterThan(500)
  })
})

describe('a rating', () => {
  it.each([
    ['lcp', 2500, 'good'],
    ['lcp', 2501, 'fair'],
    ['lcp', 4001, 'poor'],
    ['inp', 200, 'good'],
    ['inp', 500, 'fair'],
    ['cls', 0.1, 'good'],
    ['cls', 0.26, 'poor'],
  ] as const)('of %s %d is %s', (vital, value, rating) => {
    expect(rate(vital, value)).toBe(rating)
    expect(countRatings(vital, counted(vital, [value]))[rating]).toBe(1)
  })
})

describe('the kind of a page', () => {
  it.each([
    ['/', 'home'],
    ['/ko', 'home'],
    ['/zh/', 'home'],
    ['/products', 'products'],
    ['/th/products/category/atm', 'products'],
    ['/product/atm-a100-lobby', 'product'],
    ['/product/atm-a100-lobby/service', 'service'],
    ['/products/finder', 'finder'],
    ['/products/compare', 'compare'],
    ['/news', 'news'],
    ['/news/tag/software', 'news'],
    ['/news/terminal-software-seven', 'article'],
    ['/careers/engineer', 'careers'],
    ['/downloads', 'downloads'],
    ['/security/ts-2026-1', 'security'],
    ['/search', 'search'],
    ['/quote', 'quote'],
    ['/quote/status/Q-AB12-CD34', 'quote'],
    ['/about', 'page'],
    ['/solutions/atm-lobby', 'page'],
    ['/en/about', 'page'],
  ])('at %s is %s', (path, kind) => {
    expect(pageKind(path)).toBe(kind)
    expect(pageKinds).toContain(kind)
  })

  it.each(['/api/products', '/admin', '/admin-dashboard/visits', '/icon.svg', '/a b', '//x', '/ü'])(
    'is none at %s',
    (path) => expect(pageKind(path)).toBeUndefined(),
  )
})

describe('a report', () => {
  const page = { path: '/', lcp: 1000, inp: 40, cls: 0.02, change: 200 }
  const report = (changes: object) => ({ device: 'phone', pages: [{ ...page, ...changes }] })
  const isTaken = (value: unknown) => VisitReport.safeParse(value).success

  it('holds what a browser measured', () => {
    expect(isTaken(report({}))).toBe(true)
    expect(isTaken({ device: 'desktop', pages: [{ path: '/' }] })).toBe(true)
  })

  it.each([
    { lcp: -1 },
    { lcp: '1000' },
    { inp: 1e12 },
    { cls: -0.1 },
    { cls: null },
    { path: 'products' },
    { path: `/${'a'.repeat(300)}` },
    { visitor: 'x' },
  ])('is refused with %j', (changes) => expect(isTaken(report(changes))).toBe(false))

  it('is refused without pages, with too many, and from an unknown device', () => {
    expect(isTaken({ device: 'phone', pages: [] })).toBe(false)
    const many = Array.from({ length: maxReportedPages + 1 }, () => page)
    expect(isTaken({ device: 'phone', pages: many })).toBe(false)
    expect(isTaken({ ...report({}), device: 'watch' })).toBe(false)
  })
})

describe('counts that wait', () => {
  it('are limited by their keys, and written in one go after their time', async () => {
    vi.useFakeTimers()
    const stored: string[] = []
    const pending = new PendingCounts<{ key: string; number: number }>({
      keyOf: ({ key }) => key,
      merge: (sum, { number }) => {
        sum.number += number
      },
      store: async ({ key, number }) => void stored.push(`${key}${number}`),
      waitMs: 1000,
      maxEntries: 2,
      log: { warn: vi.fn() },
      msg: 'later',
    })
    for (const key of ['a', 'b', 'a', 'c']) pending.add({ key, number: 1 })
    await vi.advanceTimersByTimeAsync(999)
    expect(stored).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(stored).toEqual(['a2', 'b1'])
    vi.useRealTimers()
  })
})
