import type { Rule, Verb } from '@/src/payload/access/rule'

/** Access to the collections of this site, as rows of `src/payload/access/matrix.ts`. */
export const siteMatrix = {} as const satisfies Record<string, Record<Verb, Rule>>
