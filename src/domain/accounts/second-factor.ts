import type { Actor } from '@/src/contract/permissions'
import { env } from '@/src/platform/env'

interface Account extends Actor {
  secondFactorSince?: string | null
  /** The provider that signed in asked for a second factor: `src/payload/patches/auth-strategies.ts`. */
  hasProviderFactor?: boolean
}

/** Returns true where the site requires a second factor of this role (`REQUIRE_SECOND_FACTOR`). */
export const isSecondFactorRequired = (role: Actor['role']): boolean =>
  env.REQUIRE_SECOND_FACTOR.includes(role)

/**
 * Returns true until a user who needs a second factor has set it up; until then only their own account is open to them.
 */
export const needsSecondFactor = (user: Account): boolean =>
  isSecondFactorRequired(user.role) && !user.secondFactorSince && !user.hasProviderFactor
