import { createScope } from '../scope'

const restCall = createScope<true>('rest-call')

/** Runs a call of the REST API, whose endpoints know by which session staff are signed in. */
export const withSessionId = <T>(call: () => T): T => restCall.run(true, call)

/** Returns true within such a call; everywhere else users come without the id of their session. */
export const knowsSessionId = (): boolean => restCall.getStore() === true
