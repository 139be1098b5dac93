import { beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '@/src/contract/permissions'
import { type Account, accountPassword, newAccount, oneOfEverybody } from '@/tests/helpers/accounts'
import { panelCall } from '@/tests/helpers/panel-call'
import { type Answer, signIn, signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let everybody: Record<string, Account>
let newsroom: Awaited<ReturnType<typeof newAccount>>
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  everybody = await oneOfEverybody(token)
  newsroom = await newAccount(token, 'news_admin')
})

const cookieIn = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('view-as='))
    ?.split(';', 1)[0] ?? ''

async function begin(user: string | undefined, as: string | undefined = token) {
  const answer = await staffCall('/view-as', { token: as, method: 'POST', body: { user } })
  return { ...answer, cookie: cookieIn(answer) }
}

/** Calls by the session of a token, with the cookie of a view. */
const look = (
  path: string,
  {
    cookie,
    as = token,
    method,
    body,
  }: { cookie: string; as?: string; method?: string; body?: object },
) => staffCall(path, { token: as, method, body, headers: { Cookie: cookie } })

const whoIs = async (cookie: string, as = token): Promise<string> =>
  (await look('/verify', { cookie, as })).body.user?.username

const refusal = (username: string) => [
  403,
  'read_only_view',
  `You see the site as ${username}. Stop to make changes.`,
]
const outcome = ({ status, body }: Answer) => [status, body.code, body.message]

/** Rules of access may hold the present moment. */
const withoutNow = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body).replaceAll(/"less_than_equal":"[^"]*"/g, '"less_than_equal":"now"'),
  )

const newArticle = async () => {
  const body = { title: `Seen ${crypto.randomUUID()}`, content: 'Text' }
  const { doc } = (await staffCall('/news', { token, method: 'POST', body })).body
  return (await staffCall(`/news/${doc.id}?depth=0`, { token })).body
}

const logOf = async (id: string): Promise<{ action: string; username: string }[]> =>
  (
    await staffCall(`/activity-logs?where[resourceId][equals]=${id}&sort=createdAt&limit=100`, {
      token,
    })
  ).body.docs

describe('a view as another account', () => {
  it('is begun by a super_admin alone, and not as oneself', async () => {
    for (const [name, account] of Object.entries(everybody)) {
      const { status, cookie } = await begin(newsroom.id, account.token ?? '')
      const expected = { visitor: 401, super_admin: 200 }[name] ?? 403
      expect([name, status, cookie !== '']).toEqual([name, expected, expected === 200])
    }
    const { id } = (await staffCall('/verify', { token })).body.user
    expect((await begin(id)).status).toBe(400)
    for (const unknown of ['nope', '', crypto.randomUUID(), "x' or '1'='1"])
      expect((await begin(unknown)).status).toBe(404)
    expect((await begin(undefined)).status).toBe(400)
  })

  it('reads what that account reads, cell by cell', async () => {
    const paths = [
      '/access',
      '/overview',
      ...[
        'users',
        'news',
        'jobs',
        'products',
        'pages',
        'inquiries',
        'quote-requests',
        'job-applications',
        'activity-logs',
        'redirects',
        'releases',
        'comments',
        'approvals',
        'navigation-items',
        'media',
        'payload-preferences',
        'payload-jobs',
      ].map((slug) => `/${slug}?limit=3&depth=1&sort=createdAt`),
      `/users/${newsroom.id}`,
    ]
    for (const [name, { id, token: own }] of Object.entries(everybody)) {
      if (!own) continue
      const { cookie } = await begin(id)
      const verified = await look('/verify', { cookie })
      const { user } = (await staffCall('/verify', { token: own })).body
      expect([name, verified.body.user]).toEqual([name, user])
      expect(verified.body.viewedBy.username).toBe(testServer().admin.username)
      const compared = await Promise.all(
        paths.map(async (path) => {
          const seen = await look(path, { cookie })
          const theirs = await staffCall(path, { token: own })
          expect(seen.headers.get('cache-control')).toContain('no-store')
          return [seen, theirs].map(({ status, body }) => [name, path, status, withoutNow(body)])
        }),
      )
      for (const [seen, theirs] of compared) expect(seen).toEqual(theirs)
    }
  }, 120_000)

  it('follows what becomes of the rights of that account, at once', async () => {
    const account = await newAccount(token, 'admin', ['news'])
    const { cookie } = await begin(account.id)
    expect((await look('/inquiries?limit=1', { cookie })).status).toBe(403)
    const body = { permissions: ['inbox'] }
    await staffCall(`/users/${account.id}`, { token, method: 'PATCH', body })
    expect((await look('/inquiries?limit=1', { cookie })).status).toBe(200)
  })

  it('writes nothing, by no call', async () => {
    const seen = await newAccount(token, 'admin', [...permissions])
    const { cookie } = await begin(seen.id)
    const article = await newArticle()
    const calls: [string, string, object?][] = [
      ['POST', '/news', { title: 'x' }],
      ['PATCH', `/news/${article.id}`, { title: 'Changed in a view' }],
      ['PATCH', `/news/${article.id}?draft=true&autosave=true`, { title: 'Changed in a view' }],
      ['DELETE', `/news/${article.id}`],
      ['PATCH', '/news?where[id][exists]=true', { title: 'x' }],
      ['DELETE', '/news?where[id][exists]=true'],
      ['POST', '/news/bulk', { action: 'trash', ids: [article.id] }],
      ['PUT', `/products/${article.id}`, { name: 'x' }],
      ['POST', '/globals/site-settings', { companyName: 'x' }],
      ['POST', '/users', { username: 'made-in-a-view', password: accountPassword }],
      ['POST', '/users/invite', { username: 'made-in-a-view' }],
      ['PATCH', `/users/${seen.id}`, { language: 'de' }],
      ['POST', '/users/refresh-token'],
      [
        'POST',
        '/account/password',
        { currentPassword: accountPassword, newPassword: 'Another-1-x' },
      ],
      ['POST', '/account/second-factor', { currentPassword: accountPassword }],
      ['DELETE', '/account/sessions'],
      ['GET', '/account/sessions'],
      ['GET', '/account/second-factor'],
      ['GET', '/inquiries/export'],
      ['GET', '/quote-requests/export'],
      ['POST', '/presence', { collection: 'news', id: article.id }],
      ['POST', '/payload-preferences/x', { value: 1 }],
      ['POST', '/releases', { title: 'x' }],
      ['POST', '/media', {}],
      ['POST', '/view-as', { user: newsroom.id }],
    ]
    const before = await logOf(seen.id)
    for (const [method, path, body] of calls) {
      const answer = await look(path, { cookie, method, body })
      expect([method, path, ...outcome(answer)]).toEqual([method, path, ...refusal(seen.username)])
    }
    const { baseUrl } = testServer()
    for (const path of ['/upload', '/inquiries', '/quote-requests']) {
      const answer = await fetch(`${baseUrl}/api${path}`, {
        method: 'POST',
        body: JSON.stringify({}),
        headers: {
          Authorization: `Bearer ${token}`,
          Cookie: cookie,
          'Content-Type': 'application/json',
        },
      })
      const { code } = (await answer.json()) as { code: string }
      expect([path, answer.status, code]).toEqual([path, 403, 'read_only_view'])
    }
    // What stands for a read by its headers is none in a view, either, where it writes.
    const overriding = await staffCall(`/news/${article.id}`, {
      token,
      method: 'POST',
      body: {},
      headers: { Cookie: cookie, 'X-HTTP-Method-Override': 'PATCH' },
    })
    expect(overriding.status).toBeGreaterThanOrEqual(400)
    const after = await staffCall(`/news/${article.id}?depth=0`, { token })
    expect(after.body).toEqual(article)
    expect(await logOf(seen.id)).toEqual(before)
    expect(await signIn(seen.username, accountPassword)).toBeTruthy()
  })

  it('calls the functions of the panel that read, and leaves neither lock nor preference', async () => {
    const { cookie } = await begin(newsroom.id)
    const headers = { Cookie: `payload-token=${token}; ${cookie}` }
    const article = await newArticle()
    for (const [name, args] of [
      [
        'copy-data-from-locale',
        { collectionSlug: 'news', docID: article.id, fromLocale: 'en', toLocale: 'de' },
      ],
      ['schedule-publish', { type: 'publish', doc: { relationTo: 'news', value: article.id } }],
    ] as const) {
      const { status, body } = await panelCall(name, args, { headers })
      expect([name, status, JSON.parse(body).code]).toEqual([name, 403, 'read_only_view'])
    }
    const form = await panelCall(
      'form-state',
      {
        collectionSlug: 'news',
        id: article.id,
        operation: 'update',
        schemaPath: 'news',
        docPermissions: { fields: true, update: true },
        docPreferences: { fields: {} },
        data: article,
        returnLockStatus: true,
        updateLastEdited: true,
      },
      { headers },
    )
    expect(form.status).toBe(200)
    const page = await fetch(`${testServer().baseUrl}/admin/collections/news?limit=5&sort=title`, {
      headers: { ...headers, Origin: testServer().baseUrl },
    })
    const html = await page.text()
    expect([page.status, html.includes(newsroom.username)]).toEqual([200, true])
    expect(html).toContain('Stop viewing to make changes')
    const locks = await staffCall('/payload-locked-documents?limit=100&depth=0', { token })
    expect(JSON.stringify(locks.body.docs)).not.toContain(newsroom.id)
    const own = await staffCall('/payload-preferences?limit=100&depth=0', { token: newsroom.token })
    expect(own.body.docs).toEqual([])
  })
})

describe('the cookie of a view', () => {
  it('names nobody and nothing that scripts or other sites could use', async () => {
    const answer = await begin(newsroom.id)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(newsroom.username)
    const minutes = (new Date(answer.body.until).getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
  })

  it('counts with the session of its super_admin alone', async () => {
    const { cookie } = await begin(newsroom.id)
    const { username } = testServer().admin
    expect(await whoIs(cookie)).toBe(newsroom.username)
    const again = await signInAsSuperAdmin()
    expect(await whoIs(cookie, again)).toBe(username)
    const other = await newAccount(token, 'super_admin')
    expect(await whoIs(cookie, other.token)).toBe(other.username)
    const editor = everybody['admin for news']
    expect((await look('/verify', { cookie, as: editor?.token })).body.user.id).toBe(editor?.id)
    expect((await staffCall('/verify', { headers: { Cookie: cookie } })).status).toBe(401)
    expect((await staffCall('/news', { headers: { Cookie: cookie } })).status).toBe(200)
  })

  it('cannot be made or changed by anybody', async () => {
    const { cookie } = await begin(newsroom.id)
    const [name, value = ''] = cookie.split('=')
    const [seen = '', until = '', signature = ''] = value.split('.')
    const { id, username } = (await staffCall('/verify', { token })).body.user
    const flipped = signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
    for (const forged of [
      [everybody.product_admin?.id, until, signature],
      [seen, String(Number(until) + 1), signature],
      [seen, '9999999999999', signature],
      [seen, until, flipped],
      [seen, until, ''],
      [id, until, signature],
      ['', '', ''],
    ])
      expect(await whoIs(`${name}=${forged.join('.')}`)).toBe(username)
  })
})

describe('a view ends', () => {
  it('where it is stopped, which the log knows under the name of the super_admin', async () => {
    const seen = await newAccount(token, 'product_admin')
    const { cookie } = await begin(seen.id)
    const stopped = await look('/view-as', { cookie, method: 'DELETE' })
    expect([stopped.status, cookieIn(stopped)]).toEqual([200, 'view-as='])
    const ofViews = (await logOf(seen.id)).filter(({ action }) => action.startsWith('view'))
    const { username } = testServer().admin
    expect(ofViews.map((entry) => [entry.action, entry.username])).toEqual([
      ['view begun', username],
      ['view ended', username],
    ])
    expect((await staffCall('/view-as', { token, method: 'DELETE' })).status).toBe(200)
    expect((await staffCall('/view-as', { method: 'DELETE' })).status).toBe(401)
  })

  it('with the session, whose sign-out is that of the super_admin', async () => {
    const seen = await newAccount(token, 'admin')
    const own = await newAccount(token, 'super_admin')
    const { cookie } = await begin(seen.id, own.token)
    const out = await look('/users/logout', { cookie, as: own.token, method: 'POST' })
    expect([out.status, cookieIn(out)]).toEqual([200, 'view-as='])
    expect((await look('/verify', { cookie, as: own.token })).status).toBe(401)
    expect((await staffCall('/verify', { token: seen.token })).status).toBe(200)
    expect((await logOf(seen.id)).map(({ action }) => action)).toContain('view ended')
    // The next session of the same account does not go on with it.
    expect(await whoIs(cookie, await signIn(own.username, accountPassword))).toBe(own.username)
  })

  it('with the role of who looks, and with the account that is seen', async () => {
    const viewer = await newAccount(token, 'super_admin')
    const seen = await newAccount(token, 'news_admin')
    const { cookie } = await begin(seen.id, viewer.token)
    expect(await whoIs(cookie, viewer.token)).toBe(seen.username)
    const demote = (role: string) =>
      staffCall(`/users/${viewer.id}`, { token, method: 'PATCH', body: { role } })
    await demote('product_admin')
    expect(await whoIs(cookie, viewer.token)).toBe(viewer.username)
    await demote('super_admin')
    expect(await whoIs(cookie, viewer.token)).toBe(seen.username)
    await staffCall(`/users/${seen.id}`, { token, method: 'DELETE' })
    expect(await whoIs(cookie, viewer.token)).toBe(viewer.username)
  })

  it('where its super_admin signs in anew', async () => {
    const viewer = await newAccount(token, 'super_admin')
    const { cookie } = await begin(newsroom.id, viewer.token)
    const body = { username: viewer.username, password: accountPassword }
    const again = await look('/login', { cookie, as: viewer.token, method: 'POST', body })
    expect(again.status).toBe(200)
    expect(await whoIs(cookie, again.body.token)).toBe(viewer.username)
  })
})
