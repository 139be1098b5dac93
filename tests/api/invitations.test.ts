import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, accountPassword, newAccount, oneOfEverybody } from '@/tests/helpers/accounts'
import { writeDate } from '@/tests/helpers/date-back'
import { signIn, signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

const ownPassword = 'Chosen-by-its-holder-7'

const call = (path: string, method = 'GET', body?: object, as: string | undefined = token) =>
  staffCall(path, { token: as, method, body })

const newName = () => `invited-${crypto.randomUUID().slice(0, 8)}`

/** Calls of the person who holds a link, who is not signed in. */
const open = (secret: string) =>
  staffCall('/invitation', { method: 'POST', body: { token: secret } })
const accept = (secret: string, password = ownPassword) =>
  staffCall('/invitation/accept', { method: 'POST', body: { token: secret, password } })

const secretOf = (path: string): string => path.replace('/admin-portal#invitation=', '')

async function invite(more: object = {}) {
  const username = newName()
  const { status, body } = await call('/users/invite', 'POST', { username, ...more })
  expect([status, body.message]).toEqual([201, expect.stringContaining('hand over')])
  return { id: body.doc.id as string, username, secret: secretOf(body.path), answer: body }
}

const tryToSignIn = async (username: string, password: string) =>
  (await staffCall('/login', { method: 'POST', body: { username, password } })).status

/** The one refusal of links that do not work: it does not say why. */
const invalid = [404, 'invitation_invalid']
const outcome = ({ status, body }: Awaited<ReturnType<typeof open>>) => [status, body.code]

const actionsOf = async (id: string): Promise<string[]> =>
  (await call(`/activity-logs?where[resourceId][equals]=${id}&limit=50`)).body.docs.map(
    ({ action }: { action: string }) => action,
  )

describe('an invitation', () => {
  it('makes an account of which the holder alone knows the password', async () => {
    const { id, username, secret, answer } = await invite({
      role: 'admin',
      permissions: ['news'],
      email: 'new@example.com',
      language: 'th',
    })
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(answer).toMatchObject({ isMailed: false, doc: { id, username, role: 'admin' } })
    const hours = (new Date(answer.invitedUntil).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThan(72.1)
    const listed = await call(`/users/${id}`)
    expect(listed.body).toMatchObject({ permissions: ['news'], email: 'new@example.com' })
    expect(listed.body.invitedUntil).toBe(answer.invitedUntil)
    expect(JSON.stringify(listed.body)).not.toMatch(/reset|hash|salt/i)
    const select = 'select[username]=true&select[invitedUntil]=true'
    const selected = await call(`/users?where[id][equals]=${id}&${select}`)
    expect(selected.body.docs[0]).toEqual({
      id,
      username,
      invitedUntil: answer.invitedUntil,
      collection: 'users',
    })

    for (const guess of ['', accountPassword, secret]) {
      expect([400, 401]).toContain(await tryToSignIn(username, guess))
    }
    expect((await open(secret)).body).toEqual({ username, invitedUntil: answer.invitedUntil })
    expect(outcome(await accept(secret))).toEqual([200, undefined])
    const own = await signIn(username, ownPassword)
    const verified = await call('/verify', 'GET', undefined, own)
    expect(verified.body.user).toMatchObject({ username, role: 'admin', permissions: ['news'] })
    const after = (await call(`/users/${id}`)).body
    expect([after.invitedUntil ?? null, after.passwordExpiresAt ?? null]).toEqual([null, null])
    expect(await actionsOf(id)).toEqual(
      expect.arrayContaining(['create', 'invitation sent', 'invitation accepted']),
    )
  })

  it('works once, also for two who hold it', async () => {
    const { username, secret } = await invite()
    const answers = await Promise.all(
      ['One-of-two-who-try', 'Two-of-two-who-try'].map((password) => accept(secret, password)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const winner = answers[0]?.status === 200 ? 'One-of-two-who-try' : 'Two-of-two-who-try'
    expect(await tryToSignIn(username, winner)).toBe(200)
    expect(outcome(await open(secret))).toEqual(invalid)
    expect(outcome(await accept(secret))).toEqual(invalid)
  })

  it('ends after its hours, in the words of one that never was', async () => {
    const { id, secret, username } = await invite()
    await writeDate(
      String(testServer().environment.DATABASE_URI),
      'users',
      id,
      'resetPasswordExpiration',
      new Date(),
    )
    const answers = [
      await open(secret),
      await open('a'.repeat(43)),
      await open("x'; DROP"),
      await accept(secret),
    ]
    expect(answers.map(outcome)).toEqual(answers.map(() => invalid))
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
    expect(await tryToSignIn(username, ownPassword)).toBe(401)
    // It can be sent again, which begins anew.
    const again = await call(`/users/${id}/invitation`, 'POST')
    expect(outcome(await accept(secretOf(again.body.path)))).toEqual([200, undefined])
  })

  it('ends by another one', async () => {
    const { id, secret } = await invite()
    const again = await call(`/users/${id}/invitation`, 'POST')
    expect([again.status, again.body.isMailed]).toEqual([200, false])
    expect(secretOf(again.body.path)).not.toBe(secret)
    expect(outcome(await accept(secret))).toEqual(invalid)
    expect((await open(secretOf(again.body.path))).status).toBe(200)
  })

  it.each([
    ['withdrawing it, with its account', (id: string) => call(`/users/${id}/invitation`, 'DELETE')],
    ['the deletion of its account', (id: string) => call(`/users/${id}`, 'DELETE')],
    [
      'a password that a super_admin sets',
      (id: string) => call(`/users/${id}`, 'PATCH', { password: 'Quiet-harbour-7' }),
    ],
  ])('ends by %s', async (what, end) => {
    const { id, username, secret } = await invite()
    const ended = await end(id)
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    expect(outcome(await open(secret))).toEqual(invalid)
    expect(outcome(await accept(secret))).toEqual(invalid)
    expect(await tryToSignIn(username, ownPassword)).toBe(401)
    const isThere = what.startsWith('a password')
    expect((await call(`/users/${id}`)).status).toBe(isThere ? 200 : 404)
    if (isThere) expect(await tryToSignIn(username, 'Quiet-harbour-7')).toBe(200)
    if (what.startsWith('withdrawing')) {
      expect(await actionsOf(id)).toEqual(
        expect.arrayContaining(['invitation withdrawn', 'delete']),
      )
    }
  })

  it('stays as it is where the password is refused', async () => {
    const { username, secret } = await invite()
    for (const password of ['short', 'password123', username]) {
      const answer = await accept(secret, password)
      expect([answer.status, JSON.stringify(answer.body.errors)]).toEqual([
        400,
        expect.stringContaining('"path":"password"'),
      ])
    }
    expect((await accept(secret)).status).toBe(200)
  })

  it('is stored as a hash, which opens nothing', async () => {
    const { secret } = await invite()
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha256').update(secret).digest('hex')
    expect(outcome(await accept(hash))).toEqual(invalid)
    // The call of Payload that takes what is stored is closed.
    const reset = { token: hash, password: ownPassword }
    expect((await staffCall('/users/reset-password', { method: 'POST', body: reset })).status).toBe(
      404,
    )
    for (const value of [hash, secret]) {
      const where = `where[resetPasswordToken][equals]=${value}`
      expect((await call(`/users?${where}`)).status).toBe(400)
    }
    expect((await call('/users?where[invitedUntil][exists]=true')).status).toBe(400)
  })

  it('is none for an account whose holder has a password', async () => {
    const { id, token: own } = await newAccount(token, 'news_admin')
    for (const method of ['POST', 'DELETE']) {
      expect((await call(`/users/${id}/invitation`, method)).status).toBe(409)
    }
    expect((await call('/verify', 'GET', undefined, own)).status).toBe(200)
    expect((await call('/users/nobody/invitation', 'POST')).status).toBe(404)
  })

  it('takes neither dates nor hashes from a client, and no name twice', async () => {
    const { id, username, answer } = await invite()
    const change = { invitedUntil: '2199-01-01T00:00:00.000Z' }
    await call(`/users/${id}`, 'PATCH', { ...change, username })
    expect((await call(`/users/${id}`)).body.invitedUntil).toBe(answer.invitedUntil)
    for (const body of [
      { username },
      { username: newName(), password: ownPassword },
      { username: newName(), resetPasswordToken: 'x' },
      { username: newName(), role: 'owner' },
      { username: newName(), email: 'nobody' },
      { username: ' ' },
    ]) {
      const refused = await call('/users/invite', 'POST', body)
      expect([JSON.stringify(body), refused.status]).toEqual([JSON.stringify(body), 400])
    }
  })
})

describe('invitations are sent, sent again and withdrawn', () => {
  let accounts: Record<string, Account>
  beforeAll(async () => {
    accounts = await oneOfEverybody(token)
  })

  it('by super_admin alone', async () => {
    const { id, secret } = await invite()
    for (const [name, { token: as, role }] of Object.entries(accounts)) {
      const answers = await Promise.all([
        staffCall('/users/invite', { token: as, method: 'POST', body: { username: newName() } }),
        staffCall(`/users/${id}/invitation`, { token: as, method: 'POST' }),
      ])
      const expected = role === 'super_admin' ? [201, 200] : as ? [403, 403] : [401, 401]
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, ...expected])
      if (role === 'super_admin') continue
      const withdrawn = await staffCall(`/users/${id}/invitation`, { token: as, method: 'DELETE' })
      expect([name, withdrawn.status]).toEqual([name, as ? 403 : 401])
    }
    // The one that was sent again took its place.
    expect(outcome(await open(secret))).toEqual(invalid)
    expect((await call(`/users/${id}/invitation`, 'DELETE')).status).toBe(200)
  })
})
