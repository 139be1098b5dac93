import type { Catalogue } from '../catalogue/catalogue'
import { parsePage } from '../catalogue/list-query'
import {
  countFitting,
  type FinderAnswer,
  type FinderQuestion,
  type GivenAnswer,
  findProperty,
} from './finder'

/** Value of addresses for an answer without preference. */
export const anyKey = 'any'

/** Parameters that are no question. */
const resultsName = 'results'
const pageName = 'page'

/** Names that no question can have, since they mean something else in an address. */
export const reservedKeys: readonly string[] = [resultsName, pageName, '_rsc']

export interface FinderQuery {
  /** In the order of the questions. */
  given: GivenAnswer[]
  /** True where results are shown before everything is answered. */
  hasResults: boolean
  page: number
}

/** Reads an address; what no question knows counts as not answered. */
export function parseFinderQuery(
  search: URLSearchParams,
  questions: readonly FinderQuestion[],
): FinderQuery {
  const given = questions.flatMap((question): GivenAnswer[] => {
    const key = search.get(question.key)
    if (key === anyKey) return [{ question, answer: undefined }]
    const answer = question.answers.find((each) => each.key === key)
    return answer ? [{ question, answer }] : []
  })
  return {
    given,
    hasResults: search.get(resultsName) === '1',
    page: parsePage(search.get(pageName)),
  }
}

/** The questions that are not answered, in their order. */
export const openQuestions = (
  questions: readonly FinderQuestion[],
  given: readonly GivenAnswer[],
): FinderQuestion[] =>
  questions.filter(({ key }) => !given.some(({ question }) => question.key === key))

/** Address of a step: of these answers, in the order of the questions. */
export function finderAddress(
  given: readonly GivenAnswer[],
  { hasResults = false, page = 1 }: Partial<Omit<FinderQuery, 'given'>> = {},
): string {
  const search = new URLSearchParams(
    given.map(({ question, answer }) => [question.key, answer?.key ?? anyKey]),
  )
  if (hasResults) search.set(resultsName, '1')
  if (page > 1) search.set(pageName, String(page))
  return search.size === 0 ? '/products/finder' : `/products/finder?${search}`
}

/** The answers with one more, at its place; what was answered before is answered anew. */
export const withAnswer = (
  given: readonly GivenAnswer[],
  added: GivenAnswer,
  questions: readonly FinderQuestion[],
): GivenAnswer[] => {
  const all = [...without(given, [added.question.key]), added]
  return questions.flatMap(({ key }) => all.find(({ question }) => question.key === key) ?? [])
}

/** The answers but for those to some questions, which are asked again. */
export const without = (given: readonly GivenAnswer[], keys: readonly string[]): GivenAnswer[] =>
  given.filter(({ question }) => !keys.includes(question.key))

/** The answers with no preference in the place of some. */
export const relaxed = (given: readonly GivenAnswer[], keys: readonly string[]): GivenAnswer[] =>
  given.map((each) =>
    keys.includes(each.question.key) ? { question: each.question, answer: undefined } : each,
  )

/** An answer that a visitor can give, with the number of products that would match. */
export interface Option {
  answer: FinderAnswer
  count: number
}

/** A question whose answers divide what is left. */
interface Step {
  question: FinderQuestion
  options: Option[]
}

/**
 * Lists the questions that are still worth asking, in their order: an answer keeps some of the products that are left
 * and not all, and most of these products have what the question is about. While nothing is excluded, no question is
 * foreign to the products; and the first one is asked in any case.
 * @param places of the rows that match the answers so far
 */
export function listSteps(
  catalogue: Catalogue,
  questions: readonly FinderQuestion[],
  given: readonly GivenAnswer[],
  places: readonly number[],
): Step[] {
  const isNarrowed = places.length < catalogue.table.size
  return openQuestions(questions, given)
    .map((question) => ({
      question,
      options: question.answers.map((answer) => ({
        answer,
        count: countFitting(catalogue, places, answer),
      })),
    }))
    .filter(
      ({ question, options }, index) =>
        (given.length === 0 && index === 0) ||
        (doDivide(options, places.length) &&
          !(isNarrowed && isForeign(catalogue, question, places))),
    )
}

const doDivide = (options: readonly Option[], total: number): boolean =>
  options.some(({ count }) => count > 0 && count < total)

/** Returns true where most of these products have no value of what the question is about. */
function isForeign(
  catalogue: Catalogue,
  { answers }: FinderQuestion,
  places: readonly number[],
): boolean {
  const conditions = answers.flatMap((answer) => answer.conditions)
  // Every product is of some category, and one without a value does not have the thing.
  if (conditions.some(({ kind }) => kind === 'category' || kind === 'has')) return false
  const properties = conditions.flatMap(
    (condition) => findProperty(condition, catalogue.attributes) ?? [],
  )
  const known = [...new Map(properties.map((property) => [property.key, property])).values()].map(
    (property) => catalogue.table.columns.of(property),
  )
  const having = places.filter((place) => known.some(({ placeOf }) => placeOf.at(place) !== 0))
  return having.length * 2 < places.length
}
