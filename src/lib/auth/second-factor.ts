import type { Actor } from '@/src/contract/permissions'
import { env } from '../env'

interface Account extends Actor {
  secondFactorSince?: string | null
}

/** Whether the site requires a second step of signing in of this role (`REQUIRE_SECOND_FACTOR`). */
export const isSecondFactorRequired = (role: Actor['role']): boolean =>
  env.REQUIRE_SECOND_FACTOR === 'super_admin' && role === 'super_admin'

/** Whether somebody has yet to set it up; until then nothing is open to them but their own account. */
export const needsSecondFactor = (user: Account): boolean =>
  isSecondFactorRequired(user.role) && !user.secondFactorSince
