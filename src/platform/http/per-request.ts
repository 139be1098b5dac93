import { cache } from 'react'
import { createScope } from '../scope'

/**
 * Asks once for each request, and for each parameter where there is one (told apart as keys of a map). React's
 * `cache` does that while a page is drawn; in a call of the API, where it keeps nothing, it holds within
 * `inOneRequest`.
 */
export function perRequest<Answer>(ask: () => Answer): () => Answer
export function perRequest<Query, Answer>(ask: (query: Query) => Answer): (query: Query) => Answer
export function perRequest<Query, Answer>(ask: (query: Query) => Answer) {
  const whileDrawn = cache(ask)
  return (query: Query): Answer => {
    const asked = requests.getStore()
    if (!asked) return whileDrawn(query)
    const answers = (asked.get(ask) ?? new Map()) as Map<Query, Answer>
    asked.set(ask, answers)
    if (!answers.has(query)) answers.set(query, ask(query))
    return answers.get(query) as Answer
  }
}

/** Answers a call of the API that reads: whatever it asks for twice is asked for once. */
export const inOneRequest = <Answer>(answer: () => Answer): Answer =>
  requests.run(new Map(), answer)

const requests = createScope<Map<unknown, unknown>>('asked-in-request')
