import { beforeAll, describe, expect, it } from 'vitest'
import { matrix, type GuardedCollection } from '@/src/payload/access/matrix'
import { type Rule, verbs } from '@/src/payload/access/rule'
import { permissions } from '@/src/contract/permissions'
import {
  accessAttempts,
  type AccessAttempts,
  isDone,
  isRefused,
  sendForms,
} from '@/tests/helpers/access-attempts'
import { type Account, oneOfEverybody } from '@/tests/helpers/accounts'
import { inParallel } from '@/tests/helpers/in-parallel'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

/**
 * Meaning of each rule of the matrix, written a second time and independently: after section 6, not after the code that
 * enforces it. `public` is a document that visitors may see, `hidden` one that they may not.
 */
const allowed: Record<Rule, string[]> = {
  nobody: [],
  everyone: everybody(),
  // One that they know the id of; lists are below.
  site: everybody(),
  superAdmin: ['super_admin'],
  'may:navigation': ['super_admin', 'admin for navigation'],
  'may:products': ['super_admin', 'admin for products', 'product_admin'],
  'may:content': ['super_admin', 'admin for content'],
  'may:users': ['super_admin', 'admin for users'],
  'may:news': ['super_admin', 'admin for news', 'news_admin'],
  'may:inbox': ['super_admin', 'admin for inbox'],
  'visible:navigation': ['super_admin', 'admin for navigation'],
  'visible:products': ['super_admin', 'admin for products', 'product_admin'],
  'visible:content': ['super_admin', 'admin for content'],
  'visible:users': ['super_admin', 'admin for users'],
  'visible:news': ['super_admin', 'admin for news', 'news_admin'],
  'visible:inbox': ['super_admin', 'admin for inbox'],
  'visible:superAdmin': ['super_admin'],
  editors: [
    'super_admin',
    'admin for navigation',
    'admin for products',
    'admin for content',
    'admin for news',
    'product_admin',
    'news_admin',
  ],
  pictures: [
    'super_admin',
    'admin for products',
    'admin for news',
    'admin for content',
    'product_admin',
    'news_admin',
  ],
  accounts: ['super_admin', 'admin for users'],
  ownAccount: ['super_admin'],
  own: [],
  staff: everybody().filter((name) => name !== 'visitor'),
  // Of a category.
  lockable: ['super_admin', 'admin for products', 'product_admin'],
  ownLock: ['super_admin'],
  aboutEditable: [
    'super_admin',
    'admin for navigation',
    'admin for products',
    'admin for content',
    'admin for news',
    'product_admin',
    'news_admin',
  ],
}

/** On MongoDB, where a rule is no query, two: that it holds for all the others is shown before any database. */
const tried = (rule: Rule): string[] =>
  process.env.TEST_DATABASE_URI && !/^visible:|own|accounts|Editable|lockable/.test(rule)
    ? ['visitor', 'super_admin']
    : everybody()

function everybody(): string[] {
  return [
    'visitor',
    'super_admin',
    'admin without permissions',
    ...permissions.map((permission) => `admin for ${permission}`),
    'product_admin',
    'news_admin',
  ]
}

let accounts: Record<string, Account>
let superToken: string
let site: AccessAttempts

beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
  accounts = await oneOfEverybody(superToken)
  site = await accessAttempts(superToken)
  // One for each account that may delete it.
  await sendForms(superToken, { quotes: allowed['may:inbox'], applications: ['super_admin'] })
})

const collections = Object.keys(matrix) as GuardedCollection[]

describe.each(collections)('access to %s', (slug) => {
  it.each(verbs)('is allowed and refused by its rule for %s, account by account', async (verb) => {
    const rule = matrix[slug][verb]
    const wrong: string[] = []
    const check = async (name: string, mayDoIt: boolean) => {
      const answer = await site.attempts[verb]({ slug, token: accounts[name]?.token, mayDoIt })
      const { status, body } = answer
      if (!(mayDoIt ? isDone : isRefused)(answer, slug, verb))
        wrong.push(`${name}, ${rule}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
    }
    const isAllowed = (name: string) => allowed[rule].includes(name)
    for (const name of tried(rule).filter(isAllowed)) await check(name, true)
    const others = tried(rule).filter((name) => !isAllowed(name))
    // They change nothing, and so cannot stand in each other's way.
    await inParallel(others.map((name) => () => check(name, false)))
    expect(wrong).toEqual([])
  })
})

describe('what is public', () => {
  const open = collections.filter((slug) => matrix[slug].read.startsWith('visible:'))

  it.each(open)('%s can be read by everybody', async (slug) => {
    const id = await site.newDocument(slug)
    for (const account of Object.values(accounts)) {
      expect((await staffCall(`/${slug}/${id}`, { token: account.token })).status).toBe(200)
    }
  })

  it.each(open)('%s shows visitors nothing hidden in lists, counts and drafts', async (slug) => {
    const id = await site.hiddenDocument(slug)
    const filter = `where[id][equals]=${id}`
    for (const path of [`?${filter}`, `?${filter}&draft=true`, `?${filter}&trash=true`]) {
      expect((await staffCall(`/${slug}${path}`)).body.docs).toEqual([])
    }
    expect((await staffCall(`/${slug}/count?${filter}`)).body.totalDocs).toBe(0)
  })

  it.each(['products', 'news', 'jobs', 'pages'] as const)(
    '%s in the trash is gone for visitors',
    async (slug) => {
      const id = await site.newDocument(slug)
      const body = { deletedAt: new Date().toISOString() }
      await staffCall(`/${slug}/${id}`, { token: superToken, method: 'PATCH', body })
      for (const path of [`/${id}`, `/${id}?trash=true`]) {
        expect((await staffCall(`/${slug}${path}`)).status).toBe(404)
      }
    },
  )
})

describe('what pages are drawn with', () => {
  const drawnWith = collections.filter((slug) => matrix[slug].read === 'site')

  it.each(drawnWith)('%s are listed by staff alone', async (slug) => {
    const id = await site.newDocument(slug)
    for (const path of ['', `?where[id][equals]=${id}`, '?sort=-createdAt&limit=1', '/count']) {
      const asked = await staffCall(`/${slug}${path}`)
      expect([path, asked.status]).toEqual([path, 401])
      expect((await staffCall(`/${slug}${path}`, { token: superToken })).status, path).toBe(200)
    }
  })

  it('tells visitors neither what staff call a model nor for which products it is', async () => {
    const id = await site.newDocument('product-models')
    const { body } = await staffCall(`/product-models/${id}`)
    expect(body.id).toBe(id)
    expect([body.title, body.products]).toEqual([undefined, undefined])
  })
})

describe('payload-preferences and payload-locked-documents', () => {
  it('keeps preferences to their owner', async () => {
    const path = '/payload-preferences/columns'
    const { token } = accounts.news_admin as Account
    const stored = await staffCall(path, { token, method: 'POST', body: { value: { a: 1 } } })
    expect(stored.status).toBe(200)
    expect((await staffCall(path, { token })).body.value).toEqual({ a: 1 })
    for (const other of [superToken, undefined]) {
      const { body } = await staffCall(path, { token: other })
      expect(JSON.stringify(body)).not.toContain('"a":1')
    }
    expect((await staffCall('/payload-preferences')).status).toBeGreaterThanOrEqual(400)
  })

  it('lets nobody else find, change or delete a preference by its id', async () => {
    const path = '/payload-preferences'
    const { token } = accounts.news_admin as Account
    const body = { key: unique('columns'), value: { a: 1 } }
    const { id } = (await staffCall(path, { token, method: 'POST', body })).body.doc
    const found = async (by?: string) =>
      (await staffCall(`${path}?where[id][equals]=${id}`, { token: by })).body.docs?.length ?? 0
    const change = (by?: string) =>
      staffCall(`${path}/${id}`, { token: by, method: 'PATCH', body: { value: { a: 2 } } })
    const remove = (by?: string) => staffCall(`${path}/${id}`, { token: by, method: 'DELETE' })
    for (const other of [superToken, accounts.product_admin?.token, undefined]) {
      expect(await found(other)).toBe(0)
      for (const answer of [await change(other), await remove(other)]) {
        expect([401, 403, 404]).toContain(answer.status)
      }
    }
    expect([await found(token), (await change(token)).status]).toEqual([1, 200])
    expect((await remove(token)).status).toBe(200)
  })

  it('writes locks in the own name alone, also when one is taken over', async () => {
    const path = '/payload-locked-documents'
    const [mine, theirs] = [accounts.super_admin, accounts.product_admin] as [Account, Account]
    const nameOf = ({ id }: Account) => ({ relationTo: 'users', value: id })
    const document = { relationTo: 'categories', value: await site.newDocument('categories') }
    const write = ({ token }: Account, method: string, body: object, at = '') =>
      staffCall(path + at, { token, method, body })
    const forged = await write(mine, 'POST', { document, user: nameOf(theirs) })
    expect([forged.status, forged.body.message]).toEqual([403, expect.stringContaining('own name')])
    const { body } = await write(theirs, 'POST', { document })
    const { id } = body.doc
    const holder = async () =>
      (await staffCall(`${path}/${id}?depth=0`, { token: superToken })).body.user
    expect(await holder()).toEqual(nameOf(theirs))
    const where = `?where[id][equals]=${id}`
    for (const at of [`/${id}`, where]) {
      const given = await write(theirs, 'PATCH', { user: nameOf(mine) }, at)
      expect(given.status, at).toBe(403)
    }
    expect(await holder()).toEqual(nameOf(theirs))
    // As the panel takes a document over.
    expect((await write(mine, 'PATCH', { user: nameOf(mine) }, `/${id}`)).status).toBe(200)
    expect(await holder()).toEqual(nameOf(mine))
    await staffCall(`${path}/${id}`, { token: superToken, method: 'DELETE' })
  })

  it('lets nobody else end, move or double the lock of who has a document open', async () => {
    const path = '/payload-locked-documents'
    const [holder, colleague, stranger] = [
      accounts.product_admin,
      accounts['admin for products'],
      accounts.news_admin,
    ] as [Account, Account, Account]
    const locked = () =>
      site.newDocument('categories').then((value) => ({ relationTo: 'categories', value }))
    const document = await locked()
    const call = ({ token }: Account, method: string, at: string, body?: object) =>
      staffCall(path + at, { token, method, body })
    const { id } = (await call(holder, 'POST', '', { document })).body.doc
    const ofLock = `?where[id][equals]=${id}`
    const ofDocument = `?where[document.value][equals]=${document.value}`
    const stands = async () => {
      const { docs } = (await staffCall(`${path}${ofDocument}&depth=0`, { token: superToken })).body
      expect(docs).toMatchObject([{ id, document, user: { value: holder.id } }])
    }

    for (const other of [colleague, stranger]) {
      for (const at of [`/${id}`, ofLock, ofDocument, '?where[id][exists]=true'])
        expect((await call(other, 'DELETE', at)).body.doc ?? null, at).toBeNull()
      await stands()
    }
    const elsewhere = await locked()
    for (const moved of [
      { document: elsewhere },
      { document: null },
      { globalSlug: 'site-settings' },
    ])
      for (const other of [holder, colleague, stranger])
        expect((await call(other, 'PATCH', `/${id}`, moved)).status).toBe(403)
    await stands()
    expect((await call(colleague, 'POST', '', { document })).status).toBe(423)
    for (const body of [{ document }, { document: elsewhere }, { globalSlug: 'site-settings' }])
      expect((await call(stranger, 'POST', '', body)).status).toBe(403)
    for (const at of [`/${id}`, ofLock])
      expect((await call(stranger, 'PATCH', at, {})).status).toBeGreaterThanOrEqual(400)
    await stands()

    // Who may edit the document takes it over, as the panel offers, and the former holder has no part in it any more.
    const own = { user: { relationTo: 'users', value: colleague.id } }
    expect((await call(colleague, 'PATCH', `/${id}`, own)).status).toBe(200)
    expect((await call(holder, 'DELETE', `/${id}`)).status).toBe(403)
    expect((await call(colleague, 'DELETE', `/${id}`)).status).toBe(200)
  })

  it('shows locks to staff alone', async () => {
    expect((await staffCall('/payload-locked-documents')).status).toBe(401)
    expect((await staffCall('/payload-locked-documents', { token: superToken })).status).toBe(200)
  })
})

describe('who edits a page', () => {
  it.each(everybody())('is told to who may edit it (%s)', async (name) => {
    const token = accounts[name]?.token
    const body = { collection: 'pages', id: await site.newDocument('pages') }
    const { status } = await staffCall('/presence', { token, method: 'POST', body })
    const refusal = token ? 403 : 401
    expect(status).toBe(allowed['may:content'].includes(name) ? 200 : refusal)
  })
})

describe('site-settings', () => {
  it('can be read by everybody, without the notification address', async () => {
    const { status, body } = await staffCall('/globals/site-settings')
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('notificationAddress')
  })

  it.each(everybody())('can be changed with the permission content (%s)', async (name) => {
    const body = { tagline: 'Built to last' }
    const token = accounts[name]?.token
    const answer = await staffCall('/globals/site-settings', { token, method: 'POST', body })
    const refusal = token ? 403 : 401
    expect(answer.status).toBe(allowed['may:content'].includes(name) ? 200 : refusal)
  })

  it('lets nobody but super_admin change the notification address', async () => {
    const path = '/globals/site-settings'
    const set = (token: string | undefined, notificationAddress: string) =>
      staffCall(path, { token, method: 'POST', body: { notificationAddress } })
    await set(superToken, 'sales@example.com')
    await set(accounts['admin for content']?.token, 'thief@example.com')
    const { body } = await staffCall(path, { token: superToken })
    expect(body.notificationAddress).toBe('sales@example.com')
  })
})

describe('accounts', () => {
  it('shows staff without the permission users themselves alone', async () => {
    const { token, id } = accounts.product_admin as Account
    const { body } = await staffCall('/users', { token })
    expect(body.docs.map((user: { id: string }) => user.id)).toEqual([id])
  })

  it.each(['admin for users', 'admin without permissions', 'product_admin', 'news_admin'])(
    'lets %s raise neither role nor permissions, its own or others’',
    async (name) => {
      const { token, id, role, permissions: listed } = accounts[name] as Account
      const greedy = { role: 'super_admin', permissions: [...permissions] }
      const before = await superAdmins()
      await staffCall(`/users/${id}`, { token, method: 'PATCH', body: greedy })
      await staffCall(`/users/${id}`, { token, method: 'PUT', body: greedy })
      await staffCall('/users?where[id][exists]=true', { token, method: 'PATCH', body: greedy })
      const form = new FormData()
      form.set('_payload', JSON.stringify(greedy))
      await staffCall(`/users/${id}`, { token, method: 'PATCH', body: form })
      const { body } = await staffCall(`/users/${id}`, { token: superToken })
      expect(body.role).toBe(role)
      expect(body.permissions).toEqual(listed)
      expect(await superAdmins()).toBe(before)
    },
  )
})

async function superAdmins(): Promise<number> {
  const path = '/users/count?where[role][equals]=super_admin'
  return (await staffCall(path, { token: superToken })).body.totalDocs
}
