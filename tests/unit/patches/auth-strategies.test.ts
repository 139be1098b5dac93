import { createHmac } from 'node:crypto'
import {
  type AuthStrategy,
  executeAuthStrategies,
  JWTAuthentication,
  jwtSign,
  type Payload,
} from 'payload'
import { expect, it } from 'vitest'
import { guardStrategies } from '@/src/payload/patches/auth-strategies'
import { withSessionId } from '@/src/platform/auth/sessions'
import { asOneself, beginView, getViewer } from '@/src/platform/auth/view-as'

const secret = 'only for tests, of which nothing stays signed'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

interface Account {
  passwordExpiresAt?: string
  role?: string
  sessions?: object[]
}

/** A Payload with Payload's own strategy and one account, which is signed in by one session. */
function payloadWith(account: Account, strategies: AuthStrategy[] = []): Payload {
  const accounts: Record<string, object> = {
    '1': { sessions: [{ id: 'session' }], username: 'admin' },
    '2': { sessions: [{ id: 'theirs' }], username: 'mara' },
  }
  const users = { config: { slug: 'users', auth: { useSessions: true, depth: 0 } } }
  return {
    secret,
    config: { cookiePrefix: 'payload', auth: { jwtOrder: ['JWT'] }, csrf: [], admin: {} },
    collections: { users },
    findByID: async ({ id }: { id: string }) => ({ ...accounts[id], ...account, id }),
    authStrategies: [...strategies, { name: 'local-jwt', authenticate: JWTAuthentication }],
    logger: { error: () => undefined },
  } as unknown as Payload
}

const guarded = (payload: Payload): Payload => {
  guardStrategies(payload)
  return payload
}

async function userOf(payload: Payload, alg = 'HS256', cookie = '') {
  const fieldsToSign = { id: '1', collection: 'users', sid: 'session' }
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: 3600 })
  const headers = new Headers({ Authorization: `JWT ${signedBy(alg, token)}`, Cookie: cookie })
  return (await executeAuthStrategies({ headers, payload })).user
}

function signedBy(alg: string, token: string): string {
  const [head = '', body] = token.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object
  const text = `${Buffer.from(JSON.stringify({ ...header, alg })).toString('base64url')}.${body}`
  const signature = createHmac(`sha${alg.slice(2)}`, secret)
    .update(text)
    .digest('base64url')
  return `${text}.${signature}`
}

it('knows an account without the id of its session, but in calls of the REST API', async () => {
  expect(await userOf(guarded(payloadWith({})))).toMatchObject({ id: '1' })
  expect(await userOf(guarded(payloadWith({})))).not.toHaveProperty('_sid')
  const user = withSessionId(() => userOf(guarded(payloadWith({}))))
  expect(await user).toHaveProperty('_sid', 'session')
})

it('takes tokens of the one algorithm alone', async () => {
  expect(await userOf(guarded(payloadWith({})), 'HS384')).toBeNull()
})

it('knows no account whose initial password has expired', async () => {
  const ended = { passwordExpiresAt: '2026-01-01T00:00:00.000Z' }
  expect(await userOf(guarded(payloadWith(ended)))).toBeNull()
  expect(await userOf(guarded(payloadWith({ passwordExpiresAt: inAnHour() })))).not.toBeNull()
})

it('knows no account by a session that is a day old, however often it was refreshed', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const by = (createdAt: string) =>
    userOf(
      guarded(payloadWith({ sessions: [{ id: 'session', createdAt, expiresAt: inAnHour() }] })),
    )
  expect(await by(hoursAgo(23.9))).not.toBeNull()
  expect(await by(hoursAgo(24.1))).toBeNull()
})

it('knows an account by a session of a provider whatever its password, and whether that asked for a second factor', async () => {
  const expired = { passwordExpiresAt: new Date(Date.now() - 1000).toISOString() }
  const byProvider = {
    id: 'session',
    provider: 'company',
    createdAt: new Date().toISOString(),
    expiresAt: inAnHour(),
  }
  const user = await userOf(guarded(payloadWith({ ...expired, sessions: [byProvider] })))
  expect(user).toMatchObject({ id: '1' })
  expect(user).not.toHaveProperty('hasProviderFactor')
  const sessions = [{ ...byProvider, hasSecondFactor: true }]
  expect(await userOf(guarded(payloadWith({ sessions })))).toMatchObject({
    hasProviderFactor: true,
  })
})

it('gives a super_admin the account as which the site is seen, but in calls about the own session', async () => {
  const { cookie } = beginView({ sid: 'session', id: '1' }, '2')
  const [sent] = cookie.split(';', 1)
  const seenBy = (role: string) => userOf(guarded(payloadWith({ role })), 'HS256', sent)
  const seen = await seenBy('super_admin')
  expect(seen).toMatchObject({ id: '2', username: 'mara', collection: 'users' })
  expect(getViewer(seen)).toMatchObject({ id: '1', username: 'admin' })
  expect(seen).not.toHaveProperty('sessions')
  expect(await withSessionId(() => seenBy('super_admin'))).not.toHaveProperty('_sid')
  for (const user of [await seenBy('admin'), await asOneself(() => seenBy('super_admin'))]) {
    expect(user).toMatchObject({ id: '1' })
    expect(getViewer(user)).toBeUndefined()
  }
})

it('is needed as long as Payload takes such tokens, gives that id, and asks on after a refusal', async () => {
  const refusing: AuthStrategy = { name: 'refusing', authenticate: () => ({ user: null }) }
  const user = await userOf(payloadWith({}, [refusing]), 'HS384')
  expect(user).toHaveProperty('_sid', 'session')
})
