import { hasDemo } from '@/src/generated/demo/has-demo'
import { demoPassword } from '@/src/lib/demo'

/** Password of the accounts `admin`, `editor`, `catalogue` and `newsroom` on the sites of browser tests. */
export const staffPassword = hasDemo ? demoPassword : 'Only-for-tests-1'
