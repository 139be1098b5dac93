import { expect, it } from 'vitest'
import { type BelievedTime, doubtMs, nextBelieved } from '@/src/platform/time/clock'

const hour = 60 * 60 * 1000
const day = 24 * hour
const start = Date.UTC(2026, 0, 1)
const agreed: BelievedTime = { at: start, seen: start, doubted: null }

/** Looks at a clock every hour, which is ahead by so much. */
function run(before: BelievedTime, hours: number, ahead: number, since = before.at): BelievedTime {
  let known = before
  for (let passed = 1; passed <= hours; passed += 1)
    known = nextBelieved(known, since + passed * hour + ahead, hour)
  return known
}

it('believes the first clock, and one that goes on', () => {
  expect(nextBelieved(undefined, start, undefined)).toEqual(agreed)
  expect(run(agreed, 100, 0)).toEqual({
    at: start + 100 * hour,
    seen: start + 100 * hour,
    doubted: null,
  })
})

it('believes a site that was off for less than an hour', () => {
  const later = start + hour - 1000
  expect(nextBelieved(agreed, later, undefined).at).toBe(later)
})

it.each([2 * hour, day, 400 * day])(
  'does not believe a clock that went ahead by %i ms before a day',
  (jump) => {
    const first = nextBelieved(agreed, start + hour + jump, hour)
    expect(first).toEqual({ at: start + hour, seen: start + hour + jump, doubted: 0 })
    const almost = run(first, 23, jump)
    expect(almost.at).toBe(start + 24 * hour)
    expect(run(first, 24, jump)).toMatchObject({ at: start + 25 * hour + jump, doubted: null })
  },
)

it('believes a clock that comes back at once, and doubts the next one anew', () => {
  const doubted = run(nextBelieved(agreed, start + 400 * day, hour), 20, 399 * day)
  const back = nextBelieved(doubted, start + 21 * hour, hour)
  expect(back).toMatchObject({ at: start + 21 * hour, doubted: null })
  expect(nextBelieved(back, start + 400 * day, hour).doubted).toBe(0)
})

it('counts anew where a doubted clock goes ahead once more', () => {
  const doubted = run(nextBelieved(agreed, start + 400 * day, hour), 20, 400 * day, start)
  expect(nextBelieved(doubted, doubted.seen + 90 * day, hour).doubted).toBe(0)
})

it('counts running time over restarts, and none while the site is off', () => {
  let known = nextBelieved(agreed, start + 400 * day, undefined)
  for (let round = 0; round < 3; round += 1) {
    expect(known.at).toBeLessThan(start + 2 * day)
    known = nextBelieved(known, known.seen + 10 * day, undefined)
    for (let passed = 0; passed < 8; passed += 1)
      known = nextBelieved(known, known.seen + hour, hour)
  }
  expect(known).toMatchObject({ doubted: null, at: known.seen })
})

it('counts no time twice where two processes look', () => {
  let known = nextBelieved(agreed, start + 400 * day, hour)
  for (let half = 0; half < 2 * 23; half += 1)
    known = nextBelieved(known, known.seen + hour / 2, hour)
  expect(known.doubted).toBe(doubtMs - hour)
})

it('follows a clock that was set back', () => {
  expect(nextBelieved(agreed, start - day, hour)).toEqual({
    at: start - day,
    seen: start - day,
    doubted: null,
  })
})
