import { describe, expect, it } from 'vitest'
import { testFiles } from '@/scripts/lib/testing/files.mjs'
import {
  partNames,
  partsNamed,
  sliceOfDay,
  type Suite,
  suites,
} from '@/scripts/lib/testing/plan.mjs'

const all = suites()
const { daily, nightly } = partNames(all)

const filesOf = (isMeant: (suite: Suite) => boolean): string[] =>
  all
    .filter(isMeant)
    .flatMap(({ files }) => files)
    .sort()

describe('the plan of the tests', () => {
  it.each(['api', 'resilience', 'e2e'] as const)(
    'tries each file of %s on SQLite once',
    (project) => {
      const found = filesOf((suite) => suite.project === project && suite.database === 'sqlite')
      expect(found).toEqual(testFiles(project))
    },
  )

  it.each([
    ['api', /\/http\//],
    ['resilience', /\/server\//],
  ] as const)(
    'tries each file of %s on MongoDB once, unless it says nothing of it',
    (project, other) => {
      const found = filesOf((suite) => suite.project === project && suite.database === 'mongodb')
      expect(found).toEqual(testFiles(project).filter((file) => !other.test(file)))
    },
  )

  it('tries in npm test what is about storage on both databases, and nothing of the night', () => {
    const isDaily = ({ tier }: Suite) => tier === 'daily'
    const onMongo = filesOf((suite) => isDaily(suite) && suite.database === 'mongodb')
    expect(onMongo.length).toBeGreaterThan(10)
    expect(onMongo).toEqual(testFiles('api').filter((file) => file.includes('/database/')))
    expect(filesOf(isDaily).filter((file) => file.includes('/nightly/'))).toEqual([])
  })

  it('comes to every part of the night, one a day', () => {
    const days = nightly.map((_, day) => new Date(Date.UTC(2026, 11, 20 + day, 12)))
    const seen = new Set(days.map((date) => sliceOfDay(nightly, date)))
    expect([...seen].sort()).toEqual([...nightly].sort())
  })

  it('finds parts by their names, and all slices of one', () => {
    const names = [...daily, ...nightly]
    expect(new Set(names).size).toBe(names.length)
    expect(partsNamed(names, 'nightly-e2e-2')).toEqual(['nightly-e2e-2'])
    expect(partsNamed(names, 'nightly-e2e').length).toBeGreaterThan(1)
    expect(partsNamed(names, 'mongodb')).toEqual(['mongodb'])
    expect(partsNamed(names, 'night')).toEqual([])
  })
})
