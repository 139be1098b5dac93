import type { Operation } from './operation'
import { publicOperations } from './public-operations'
import { staffOperations } from './staff-operations'

/**
 * The calls of the API that are described by hand (specification, section 7); `collections/operations` adds those of
 * the other collections.
 */
export const operations: Operation[] = [...publicOperations, ...staffOperations]
