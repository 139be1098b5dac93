import type { Rule, Verb } from '@/collections/access/matrix'

/** Who may do what with the collections of this site, as rows of `collections/access/matrix.ts`. */
export const siteMatrix = {} as const satisfies Record<string, Record<Verb, Rule>>
