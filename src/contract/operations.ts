import type { Operation } from './operation'
import { publicOperations } from './public-operations'
import { staffOperations } from './staff-operations'

/** Every documented call of the API (specification, section 7). */
export const operations: Operation[] = [...publicOperations, ...staffOperations]
