import 'server-only'
import { getHealth } from './health'

const session = /(?:^|;\s*)payload-token=/

/**
 * Whether staff were taken for a visitor because nobody could read who they are: where the database does not
 * answer, Payload goes on without a user. To be asked before such a call is refused for want of rights.
 */
export async function isStaffUnread(headers: Headers): Promise<boolean> {
  const isSigned = headers.has('authorization') || session.test(headers.get('cookie') ?? '')
  return isSigned && !(await getHealth()).database.isReachable
}
