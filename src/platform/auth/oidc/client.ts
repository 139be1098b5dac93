import type { Configuration, IDToken } from 'openid-client'
import { singleton } from '@/src/platform/singleton'
import type { Attempt } from './attempt'

/** This site at a provider of OpenID Connect. */
export interface Registration {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
}

/** A person as the provider names them. */
export interface ProviderAnswer {
  issuer: string
  subject: string
  /** Claims of the ID token, and of the UserInfo endpoint where the token says less. */
  claims: Record<string, unknown>
  /** Names session and person when signing out at the provider. */
  idToken: string
}

/** Reason why a provider signs nobody in. */
export type SignInFailure = 'unavailable' | 'cancelled' | 'failed'

export class SignInError extends Error {
  constructor(
    readonly failure: SignInFailure,
    options?: ErrorOptions,
  ) {
    super(`The provider did not sign in: ${failure}`, options)
    this.name = 'SignInError'
  }
}

/**
 * Returns the address at the provider to which a browser is sent.
 * @throws SignInError where the provider cannot be reached
 */
export async function getSignInUrl(
  registration: Registration,
  { state, nonce, verifier }: Attempt,
  redirectUri: string,
): Promise<URL> {
  const client = await loadClient()
  const config = await configurationOf(registration)
  return client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: registration.scopes,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

/**
 * Exchanges the code with which the provider sends a browser back. State, issuer, nonce, audience, times, and the signature of the
 * ID token are checked.
 * @param address the whole address to which the browser was sent, by the site's own name
 * @throws SignInError
 */
export async function completeSignIn(
  registration: Registration,
  { state, nonce, verifier }: Attempt,
  address: URL,
): Promise<ProviderAnswer> {
  const client = await loadClient()
  const config = await configurationOf(registration)
  try {
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new Error('The answer holds no ID token')
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {}
    return toAnswer({ ...more, ...claims }, tokens.id_token)
  } catch (error) {
    throw new SignInError(failureOf(error), { cause: error })
  }
}

/**
 * Returns the address at the provider that ends the session there; undefined for providers that have none.
 * @throws SignInError where the provider cannot be reached
 */
export async function getSignOutUrl(
  registration: Registration,
  idToken: string | undefined,
  returnTo: string,
): Promise<URL | undefined> {
  const client = await loadClient()
  const config = await configurationOf(registration)
  if (!config.serverMetadata().end_session_endpoint) return undefined
  return client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: returnTo,
    ...(idToken ? { id_token_hint: idToken } : {}),
  })
}

/** Signatures that are taken: those with a key of the provider's that it alone has. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
]

/** By how many seconds clocks of provider and site may differ. */
const clockToleranceSeconds = 30

const timeoutSeconds = 10

/** After which the description of a provider is read anew, ms: it names keys and addresses. */
const descriptionTtlMs = 60 * 60 * 1000

/** Loaded with the first sign-in: most sites have no provider. */
const loadClient = () => import('openid-client')

const descriptions = singleton(
  'oidc-descriptions',
  () => new Map<string, { config: Promise<Configuration>; until: number }>(),
)

/** Reads the description of a provider (OpenID Connect Discovery), one time for all who sign in within an hour. */
function configurationOf(registration: Registration): Promise<Configuration> {
  const { name } = registration
  const known = descriptions.get(name)
  if (known && known.until > Date.now()) return known.config
  const config = discover(registration).catch((error: unknown) => {
    descriptions.delete(name)
    throw new SignInError('unavailable', { cause: error })
  })
  descriptions.set(name, { config, until: Date.now() + descriptionTtlMs })
  return config
}

/**
 * Asks a provider for its description.
 * @throws where it does not answer, or describes another issuer
 */
export async function discover({
  issuer,
  clientId,
  clientSecret,
}: Pick<Registration, 'issuer' | 'clientId' | 'clientSecret'>): Promise<Configuration> {
  const client = await loadClient()
  const server = new URL(issuer)
  const isInsecure = server.protocol === 'http:'
  const found = await client.discovery(server, clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    ...(isInsecure ? { execute: [client.allowInsecureRequests] } : {}),
  })
  const { supportsPKCE: _, ...metadata } = found.serverMetadata()
  const signed = metadata.id_token_signing_alg_values_supported ?? ['RS256']
  const config = new client.Configuration(
    // A provider that also offers a signature with the shared secret, or none, is not asked to use it.
    {
      ...metadata,
      id_token_signing_alg_values_supported: signed.filter((name) => algorithms.includes(name)),
    },
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds },
    (metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes(
      'client_secret_basic',
    )
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret),
  )
  config.timeout = timeoutSeconds
  if (isInsecure) client.allowInsecureRequests(config)
  // OpenID Connect leaves it out where the token comes by TLS from the provider itself.
  client.enableNonRepudiationChecks(config)
  return config
}

function toAnswer(claims: IDToken & Record<string, unknown>, idToken: string): ProviderAnswer {
  return { issuer: claims.iss, subject: claims.sub, claims, idToken }
}

/** Errors are told apart by their codes: classes of the package may be there twice. */
function failureOf(error: unknown): SignInFailure {
  const { error: told, code } = Object(error) as { error?: unknown; code?: unknown }
  if (told === 'access_denied') return 'cancelled'
  const isUnreachable = ['OAUTH_TIMEOUT', 'OAUTH_HTTP_REQUEST_FAILED'].includes(String(code))
  return isUnreachable || told === 'temporarily_unavailable' || error instanceof TypeError
    ? 'unavailable'
    : 'failed'
}
