import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { env } from '@/src/platform/env'
import { internet, isPublicAddress, type Network } from '@/src/platform/outgoing/send-request'

/** For how long messages are signed with the former secret, too, ms: as long as a receiver needs to change it. */
export const formerSecretMs = 24 * 60 * 60_000

/** Purpose for which the secrets are encrypted. */
export const secretPurpose = 'secret of a webhook'

/** Returns a secret of 256 random bits in the form of the Standard Webhooks specification. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const isWebhookSecret = (text: string): boolean =>
  /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)

interface Signed {
  id: string
  /** ms since 1970 */
  at: number
  body: string
  /** Several while one takes the place of another. */
  secrets: string[]
}

/** Returns the headers of a message by the Standard Webhooks specification: https://www.standardwebhooks.com */
export function signedHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at / 1000))
  const signatureBy = (secret: string) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map(signatureBy).join(' '),
  }
}

const [second, minute] = [1000, 60_000]
const hour = 60 * minute

/** Waits between the attempts to deliver a message, as the specification proposes them: a little more than three days. */
const retryDelaysMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/**
 * Returns the wait before the next attempt, ms; undefined where there is none.
 * @param attempts how many have failed
 * @param askedMs for how long the receiver asks to be left alone; no longer than a day counts
 */
export function retryDelay(attempts: number, askedMs = 0): number | undefined {
  const delay = retryDelaysMs[attempts - 1]
  return delay === undefined ? undefined : Math.max(delay, Math.min(askedMs, 24 * hour))
}

/** True where the operator lets messages be sent into networks of one's own. */
const mayBePrivate = env.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'on'

/** Network of receivers: hosts on the Internet, at 443 or a port that no system service has. */
export const webhookNetwork: Network = {
  addressesOf: internet.addressesOf,
  isAllowed: (address, port) =>
    mayBePrivate || ((port === 443 || port >= 1024) && isPublicAddress(address)),
}

/** Returns what is wrong with the address of a receiver; undefined where nothing is. */
export function webhookUrlProblem(value: string): string | undefined {
  if (!URL.canParse(value)) return notHttps
  const { protocol, hostname, username, password, hash } = new URL(value)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLoopback = host === 'localhost' || /^127\./.test(host) || host === '::1'
  if (protocol !== 'https:' && !(protocol === 'http:' && mayBePrivate && isLoopback))
    return notHttps
  if (username || password || hash) return 'url must not hold a password or a fragment'
  const isInside = isIP(host) ? !isPublicAddress(host) : isLoopback
  return isInside && !mayBePrivate ? 'url must not lead into a private network' : undefined
}

const notHttps = 'url must be an address that starts with https://'
