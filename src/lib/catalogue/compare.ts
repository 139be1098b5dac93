import { specificationText } from '../text/text'

/** How many products stand side by side at most. */
export const maxCompared = 4

/** Ids or slugs of an address such as `?ids=a,b`, each once; what cannot be either is left out. */
export function comparedKeys(ids: string | string[] | undefined): string[] {
  const keys = [ids ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => /^[\da-z-]{1,100}$/i.test(key))
  return [...new Set(keys)]
}

/** Address of the comparison of these products. */
export const compareAddress = (keys: string[]): string =>
  keys.length === 0 ? '/products/compare' : `/products/compare?ids=${keys.join(',')}`

export interface ComparedRow {
  name: string
  /** One for each product; empty where it has none. */
  values: string[]
  isDifferent: boolean
}

/** Specifications of several products side by side, in the order in which the products name them. */
export function compareRows(all: Record<string, unknown>[]): ComparedRow[] {
  const names = new Set(all.flatMap((each) => Object.keys(each)))
  return [...names].map((name) => {
    const values = all.map((each) => (name in each ? specificationText(each[name]) : ''))
    return { name, values, isDifferent: new Set(values).size > 1 }
  })
}
