import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody whom a provider knows. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
  groups?: string[]
  /** Means by which they prove who they are. */
  amr?: string[]
}

type Claims = Record<string, unknown>

export interface IdentityProvider {
  issuer: string
  /** Signs in without asking anything; null refuses, as somebody does who cancels. */
  person: Person | null
  /** Makes another ID token of the one that the provider would send. */
  forge: ((claims: Claims) => string) | undefined
  /** Signs claims as the provider does, or as it never would. */
  sign: (claims: Claims, by?: 'provider' | 'stranger' | 'shared secret' | 'nobody') => string
  /** The environment of a site that it may sign in to. */
  settings: (name: string, more?: Record<string, string>) => Record<string, string>
  close: () => Promise<void>
}

const clientSecret = 'a secret of 32 characters or more, for tests'

/** Starts a real provider of OpenID Connect (`oidc-provider`), at an address of its own. */
export async function openIdentityProvider(): Promise<IdentityProvider> {
  let answer: RequestListener = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const people = new Map<string, Person>()
  const opened: IdentityProvider = {
    issuer,
    person: null,
    forge: undefined,
    sign: (claims, by = 'provider') => {
      if (by === 'nobody') return `${encode({ alg: 'none' })}.${encode(claims)}.`
      if (by === 'shared secret') {
        const text = `${encode({ alg: 'HS256' })}.${encode(claims)}`
        return `${text}.${createHmac('sha256', clientSecret).update(text).digest('base64url')}`
      }
      return signedWith(by === 'provider' ? own : strange, claims)
    },
    settings: (name, more = {}) => ({
      OIDC_PROVIDERS: name,
      ...prefixed(name, {
        ISSUER: issuer,
        CLIENT_ID: 'site',
        CLIENT_SECRET: clientSecret,
        LABEL: 'Example Inc.',
        ...more,
      }),
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const provider = newProvider(issuer, own, people)
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string }
    if (context.oidc?.route !== 'token' || !body.id_token || !opened.forge) return
    context.body = { ...body, id_token: opened.forge(claimsOf(body.id_token)) }
  })
  const respond = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return respond(request, response)
    const { person } = opened
    if (person) people.set(person.sub, person)
    const result = person
      ? { login: { accountId: person.sub, amr: person.amr ?? ['pwd'] } }
      : { error: 'access_denied' }
    provider
      .interactionFinished(request, response, result)
      .catch((error: Error) => response.destroy(error))
  }
  return opened
}

function newProvider(issuer: string, key: KeyObject, people: Map<string, Person>): Provider {
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'site', client_secret: clientSecret, redirect_uris: ['http://localhost/'] },
    ],
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => people.get(accountId) ?? { sub: accountId },
    }),
    // What the site asks for is granted.
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } }
    }) => {
      const { clientId } = oidc.client
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  // The site's port is known only once it runs.
  provider.Client.prototype.redirectUriAllowed = () => true
  provider.Client.prototype.postLogoutRedirectUriAllowed = () => true
  return provider
}

const prefixed = (name: string, settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`OIDC_${name.toUpperCase()}_${key}`, value]),
  )

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function signedWith(key: KeyObject, claims: Claims): string {
  const text = `${encode({ alg: 'RS256', kid: 'own' })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
