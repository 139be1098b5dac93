import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '@/scripts/lib/run.mjs'
import { unique } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

let server: TestServer
let stop: () => Promise<void>
let token: string

// One of its own: the log of a shared one must hold no errors.
beforeAll(async () => {
  ;({ server, stop } = await startServer())
  const { username, password } = server.admin
  token = await signIn(username, password, server.baseUrl)
})
afterAll(() => stop?.())

const call = (path: string, method = 'GET', body?: object) =>
  staffCall(path, { token, method, body, baseUrl: server.baseUrl })

/** A value that a hand in the database left in a field, and that nothing can read. */
interface Damage {
  slug: 'news' | 'pages' | 'products'
  field: string
  body: (categoryId: string) => Record<string, unknown>
  /** Column of SQLite, and what is written there. */
  sqlite: [table: string, key: string, column: string, value: string]
  /** Value that MongoDB stores, where the field can be broken there at all. */
  mongo?: Record<string, unknown>
}

const damages: Damage[] = [
  {
    slug: 'products',
    field: 'specifications',
    body: (categoryId) => ({ name: unique('Damaged'), categoryId }),
    sqlite: ['products_locales', '_parent_id', 'specifications', "'{broken'"],
  },
  {
    slug: 'news',
    field: 'publishedAt',
    body: () => ({ title: unique('Damaged') }),
    sqlite: ['news', 'id', 'published_at', "'never'"],
  },
  {
    slug: 'pages',
    field: 'layout',
    body: () => ({ title: unique('Damaged'), path: `/${crypto.randomUUID()}` }),
    sqlite: ['pages', 'id', 'layout', "'[broken'"],
    mongo: { layout: { en: [null] } },
  },
]

const uri = () => String(server.environment.DATABASE_URI)
const isSqlite = () => uri().startsWith('file:')

/** Runs SQL beside the server, as another program does. */
async function execute(sql: string, id: string): Promise<void> {
  const client = createClient({ url: uri() })
  const { rowsAffected } = await client.execute({ sql, args: [id] })
  client.close()
  expect(rowsAffected).toBeGreaterThan(0)
}

async function inMongo(slug: string, id: string, change: object | null): Promise<void> {
  const client = new MongoClient(uri())
  const collection = client.db().collection(slug)
  const where = { _id: new ObjectId(id) }
  await (change ? collection.updateOne(where, { $set: change }) : collection.deleteOne(where))
  await client.close()
}

async function damage(id: string, { slug, sqlite, mongo }: Damage): Promise<void> {
  const [table, key, column, value] = sqlite
  if (!isSqlite()) return inMongo(slug, id, mongo ?? {})
  await execute(`UPDATE "${table}" SET "${column}" = ${value} WHERE "${key}" = ?`, id)
}

const deleteByHand = (id: string, { slug }: Damage): Promise<void> =>
  isSqlite() ? execute(`DELETE FROM "${slug}" WHERE id = ?`, id) : inMongo(slug, id, null)

it('records that cannot be read fail what shows them alone, and the doctor names them', async () => {
  const category = (await call('/categories', 'POST', { name: unique('Category') })).body.doc
  const create = async ({ slug, body }: Damage) =>
    (await call(`/${slug}`, 'POST', body(category.id))).body.doc.id as string
  const bad: { id: string; given: Damage }[] = []
  for (const given of damages.filter(({ mongo }) => isSqlite() || mongo)) {
    const id = await create(given)
    await damage(id, given)
    bad.push({ id, given })
    // Written afterwards, so that what is cached of the collection is read anew.
    await create(given)
  }

  for (const { given } of bad) {
    const { status, body } = await call(`/${given.slug}?limit=1000`)
    expect([status, typeof body.message], given.slug).toEqual([500, 'string'])
  }
  for (const path of ['/', '/news', '/products', '/api/health', '/api/categories']) {
    const { status } = await fetch(new URL(path, server.baseUrl))
    expect(status, path).toBe(200)
  }
  expect((await call('/jobs')).status).toBe(200)

  const env = { ...server.environment, PORT: new URL(server.baseUrl).port }
  const { code, lines } = await run(process.execPath, ['scripts/doctor.mjs'], { env })
  const told = lines.join('\n')
  expect(code, told).toBe(1)
  for (const { id, given } of bad) expect(told).toContain(`${given.slug} ${id}, ${given.field}: `)
  expect(told).toMatch(
    /→ Correct the values of these fields, or delete the records, with (sqlite3|mongosh)/,
  )
  expect(told).toContain('npm run restore -- FILE --force')

  for (const { id, given } of bad) {
    await deleteByHand(id, given)
    expect((await call(`/${given.slug}?limit=1000`)).status, given.slug).toBe(200)
  }
})
