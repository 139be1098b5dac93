import 'server-only'
import { getHealth } from '@/src/data/health'

const session = /(?:^|;\s*)payload-token=/

/**
 * Returns true where staff were taken for visitors because their account could not be read: while the database does not
 * answer, Payload continues without a user. To be asked before such a call is refused for missing rights.
 */
export async function isAuthUnavailable(headers: Headers): Promise<boolean> {
  const isSigned = headers.has('authorization') || session.test(headers.get('cookie') ?? '')
  return isSigned && !(await getHealth()).database.isReachable
}
