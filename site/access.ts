import type { Rule, Verb } from '@/collections/access/rule'

/** Access to the collections of this site, as rows of `collections/access/matrix.ts`. */
export const siteMatrix = {} as const satisfies Record<string, Record<Verb, Rule>>
