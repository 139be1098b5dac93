import { hasDemo } from '@/src/generated/demo/has-demo'
import { demoPassword } from '@/src/domain/demo'

/**
 * True where browser tests run on copies of the demo. Where it was deleted, and on MongoDB, whose databases are no
 * files to copy, their sites hold the fixture.
 */
export const isOnDemo = hasDemo && !process.env.TEST_DATABASE_URI

/** Password of the accounts `admin`, `editor`, `catalogue` and `newsroom` on the sites of browser tests. */
export const staffPassword = isOnDemo ? demoPassword : 'Only-for-tests-1'
