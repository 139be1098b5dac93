import type { Payload } from 'payload'
import { createScope } from '../scope'

const restCall = createScope<true>('rest-call')

/** Runs a call of the REST API, whose endpoints know by which session staff are signed in. */
export const withSessionId = <T>(call: () => T): T => restCall.run(true, call)

/**
 * Leaves the id of the session out of the user everywhere else: Payload would write it, with all else of
 * the user, into every page of the panel.
 */
export function hideSessionIds(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      if (result.user && !restCall.getStore()) Reflect.deleteProperty(result.user, '_sid')
      return result
    },
  }))
}
