import type { Catalogue } from '../catalogue/catalogue'
import { getRowIndex } from '../catalogue/row-index'
import { type Condition, conditionTest } from './condition'

export interface FinderAnswer {
  /** As it stands in addresses. */
  key: string
  label: string
  /** A product fits that meets all of them. */
  conditions: readonly Condition[]
}

export interface FinderQuestion {
  /** Name of its parameter in addresses. */
  key: string
  question: string
  help: string
  answers: readonly FinderAnswer[]
}

/** A question with what was answered; undefined where the visitor has no preference. */
export interface GivenAnswer {
  question: FinderQuestion
  answer: FinderAnswer | undefined
}

export interface Relaxation {
  /** Answers without which something fits. */
  without: GivenAnswer[]
  /** Number of products that would match. */
  count: number
}

export interface Found {
  /** Places among the rows of what fits all answers, in the order of the catalogue. */
  places: number[]
  /** Answers to withdraw where nothing matches: the fewest, the most productive first. */
  relaxations: Relaxation[]
}

/** Bits of a number that hold which answers a product does not fit. */
export const maxQuestions = 30

/** Not more ways out than a visitor compares. */
const maxRelaxations = 4

/** Finds the products that match the answers, or the answers that prevent a match. */
export function findFitting(catalogue: Catalogue, given: readonly GivenAnswer[]): Found {
  const tests = given.slice(0, maxQuestions).map(({ answer }) => answerTest(answer, catalogue))
  const places: number[] = []
  /** Numbers of products that miss just these answers, by their bits. */
  const misses = new Map<number, number>()
  for (let place = 0; place < catalogue.rows.length; place += 1) {
    let missed = 0
    tests.forEach((test, index) => {
      if (!test(place)) missed |= 1 << index
    })
    if (missed === 0) places.push(place)
    else misses.set(missed, (misses.get(missed) ?? 0) + 1)
  }
  return { places, relaxations: places.length > 0 ? [] : relaxationsOf(misses, given) }
}

/** Counts, among some products, those that match one more answer. */
export function countFitting(
  catalogue: Catalogue,
  places: readonly number[],
  answer: FinderAnswer,
): number {
  const test = answerTest(answer, catalogue)
  return places.reduce((count, place) => (test(place) ? count + 1 : count), 0)
}

function answerTest(
  answer: FinderAnswer | undefined,
  catalogue: Catalogue,
): (place: number) => boolean {
  const { columns } = getRowIndex(catalogue)
  const tests = (answer?.conditions ?? []).map((condition) =>
    conditionTest(condition, catalogue, columns),
  )
  return (place) => tests.every((test) => test(place))
}

function relaxationsOf(
  misses: ReadonlyMap<number, number>,
  given: readonly GivenAnswer[],
): Relaxation[] {
  const fewest = Math.min(...[...misses.keys()].map(bitsOf))
  return [...misses]
    .filter(([missed]) => bitsOf(missed) === fewest)
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, maxRelaxations)
    .map(([missed, count]) => ({
      without: given.filter((_, index) => (missed & (1 << index)) !== 0),
      count,
    }))
}

function bitsOf(number: number): number {
  let bits = 0
  for (let rest = number; rest > 0; rest &= rest - 1) bits += 1
  return bits
}
