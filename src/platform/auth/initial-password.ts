import { env } from '../env'

interface Account {
  /** Null for a password that its holder chose, or that was there before. */
  passwordExpiresAt?: string | Date | null
}

const day = 24 * 60 * 60 * 1000

/** Returns when an initial password ends that a super_admin sets now. */
export const initialPasswordEnd = (): string =>
  new Date(Date.now() + env.INITIAL_PASSWORD_DAYS * day).toISOString()

/** True where the account still has an initial password, and its last day is over. */
export const isPasswordExpired = ({ passwordExpiresAt }: Account): boolean =>
  Boolean(passwordExpiresAt) && new Date(passwordExpiresAt ?? '').getTime() <= Date.now()
