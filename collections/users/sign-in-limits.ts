import type { PayloadRequest } from 'payload'
import { clientAddress } from '@/src/platform/http/client-address'
import { countCall, forget, type RateLimit, secondsToWait } from '@/src/platform/http/rate-limit'
import { knownDevice } from './known-device'

const seconds = 10 * 60

/** Wrong tries of one client, whatever names it tries: who knows one password must not guess at all others. */
const perClient: RateLimit = { name: 'sign-in-client', points: 40, seconds }

/** Tries of one client at one name. */
const perAccount: RateLimit = { name: 'sign-in-account', points: 10, seconds }

/** Tries of all clients together at one name: many clients must not guess where one may not. */
const perName: RateLimit = { name: 'sign-in-name', points: 60, seconds }

/** Tries in a browser that the account knows. */
const perDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds }

export interface SignInLimits {
  /** Before anything is looked up. */
  client: () => Promise<void>
  /** Once it is this try's turn. */
  account: () => Promise<void>
  /** The password was right, but a code is yet to come or the password is over: no guess of the client's. */
  known: () => Promise<void>
  /** The password was right: its tries at this name are forgotten, and it counts as none of the client's. */
  forget: () => Promise<void>
}

/**
 * Returns the limits of sign-in attempts. A browser that the account knows has limits of its own: attempts from elsewhere do
 * not lock out its owner.
 */
export function limitsOf(req: PayloadRequest, username: string): SignInLimits {
  const name = username.toLowerCase()
  const device = knownDevice(req, username)
  if (device) {
    return {
      client: async () => undefined,
      account: () => countCall(perDevice, device),
      known: async () => undefined,
      forget: () => forget(perDevice, device),
    }
  }
  const client = clientAddress(req.headers)
  const both = `${client} ${name}`
  return {
    client: () => countCall(perClient, client),
    account: async () => {
      await countCall(perAccount, both)
      await countCall(perName, name)
    },
    known: async () => {
      await secondsToWait(perClient, client, -1)
    },
    forget: async () => {
      await Promise.all([
        secondsToWait(perClient, client, -1),
        forget(perAccount, both),
        forget(perName, name),
      ])
    },
  }
}
