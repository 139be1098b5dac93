import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { ownOrigins, siteUrl } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'

/** Public half of a passkey, as an account stores it. */
export interface PublicPasskey {
  /** Id that the authenticator gave it, base64url. */
  credential: string
  /** Public key in COSE form, base64url. */
  publicKey: string
  /** Number of its signatures, as far as it counts them: synchronized passkeys stay at 0. */
  counter: number
  transports?: string[]
}

/** Answer of a browser without what extensions say, of which the site uses none. */
type Answer<T> = Omit<T, 'clientExtensionResults'>

/** Milliseconds that a person has at the dialog of the browser. */
const timeout = 5 * 60 * 1000

/** EdDSA, ES256 and RS256, which together all authenticators know. */
const algorithms = [-8, -7, -257]

const { hostname: rpID, protocol } = new URL(siteUrl)

const isLocal = rpID === 'localhost' || rpID.endsWith('.localhost')

/** Origins of the site under the name for which its passkeys are made. */
const origins = ownOrigins.filter((origin) => new URL(origin).hostname === rpID)

/** True where browsers offer passkeys: under a name, and by https unless on the same machine. */
export const hasPasskeys =
  isIP(rpID.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || isLocal)

/**
 * Returns what a browser needs to make a passkey that signs in by itself.
 * @param account `id` is stored in the passkey, and names the account when it signs in
 */
export async function getCreationOptions(
  challenge: string,
  siteName: string,
  account: { id: string; username: string },
  existing: PublicPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID,
    userName: account.username,
    userDisplayName: account.username,
    userID: new TextEncoder().encode(account.id),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential, transports }) => ({
      id: credential,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** Returns what a browser needs to sign with a passkey. It names none, so it tells nothing about accounts. */
export async function getRequestOptions(
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout,
    userVerification: 'required',
  })
}

/** Verifies a new passkey: this site's challenge, name and origin, and a person who was verified. Undefined for any other. */
export async function verifyNewPasskey(
  challenge: string,
  response: Answer<RegistrationResponseJSON>,
): Promise<PublicPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const result = await orUndefined(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!result?.verified) return undefined
  const { id, publicKey, counter, transports } = result.registrationInfo.credential
  return {
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  }
}

/**
 * Verifies a signature of a passkey, in the same way. Without one it verifies against a key that nobody has, which takes as long.
 * @returns its new counter; undefined for a wrong signature
 */
export async function verifyPasskey(
  challenge: string,
  response: Answer<AuthenticationResponseJSON>,
  passkey: PublicPasskey | undefined,
): Promise<{ counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { publicKey } = passkey ?? (await getDecoy())
  const result = await orUndefined(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        // Compared by the caller, who says and logs it: here it would be one refusal of many.
        counter: 0,
      },
    }),
  )
  return passkey && result?.verified ? { counter: result.authenticationInfo.newCounter } : undefined
}

/** Returns true for a passkey whose counter did not go on: its key was copied. */
export const isCounterBack = (stored: number, given: number): boolean =>
  (stored > 0 || given > 0) && given <= stored

/** The library throws for everything that does not fit; only the log of debugging says what. */
async function orUndefined<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch (err) {
    log.debug({ err, msg: 'A passkey was refused' })
    return undefined
  }
}

let decoy: Promise<{ publicKey: string }> | undefined

const getDecoy = () => (decoy ??= makeDecoy())

/** Makes an ES256 key whose private half is forgotten at once. */
async function makeDecoy(): Promise<{ publicKey: string }> {
  const { isoCBOR } = await import('@simplewebauthn/server/helpers')
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])
  return { publicKey: Buffer.from(isoCBOR.encode(key)).toString('base64url') }
}

const loadLibrary = () => import('@simplewebauthn/server')
