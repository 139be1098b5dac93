import { parsePage } from '../catalogue/list-query'
import type { FinderQuestion, GivenAnswer } from './finder'

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
