import { singleton } from '@/src/platform/singleton'

export interface SearchOutcome {
  /** Typed text, as the page shows it. */
  text: string
  /** The same for all texts with which the page differs in nothing but the text. */
  key: string
  /** Path and query of the page with another text. */
  addressFor: (text: string) => string
}

/**
 * @param url path and query, as they came
 * @param language that the visitor chose before
 * @returns undefined where it is no such page, or cannot be told without reading
 */
type OutcomeOf = (url: string, language: string | undefined) => SearchOutcome | undefined

/**
 * Connects the server, which is outside of Next's bundle, with the outcome of a page of search: both run in one
 * process. The function is set once Next has loaded the page.
 */
const registered = singleton<{ outcomeOf?: OutcomeOf }>('search-outcome', () => ({}))

export const searchOutcome: OutcomeOf = (url, language) => registered.outcomeOf?.(url, language)

export const onSearchOutcome = (outcomeOf: OutcomeOf): void => {
  registered.outcomeOf = outcomeOf
}
