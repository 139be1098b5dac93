import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

const uri = String(testServer().environment.DATABASE_URI)

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

/** What an older version, or a hand in the database, may have left in a record. */
interface Damage {
  slug: 'categories' | 'products' | 'news' | 'jobs' | 'pages'
  body: () => Record<string, unknown>
  /** Column of SQLite, and what is written there. */
  sqlite: [table: string, key: string, column: string, value: string]
  mongo: Record<string, unknown>
}

const damages: Record<string, Damage> = {
  'an integer beyond 2^53': {
    slug: 'categories',
    body: () => ({ name: unique('Damaged') }),
    sqlite: ['categories', 'id', 'order', '1000000000000000000'],
    mongo: { order: 1e18 },
  },
  'specifications that are no JSON': {
    slug: 'products',
    body: () => ({ name: unique('Damaged'), categoryId }),
    sqlite: ['products_locales', '_parent_id', 'specifications', "'{broken'"],
    mongo: { specifications: { en: 'broken' } },
  },
  'pictures that are no list': {
    slug: 'products',
    body: () => ({ name: unique('Damaged'), categoryId }),
    sqlite: ['products', 'id', 'images', `'{"a":1}'`],
    mongo: { images: { a: 1 } },
  },
  'a date that is none': {
    slug: 'news',
    body: () => ({ title: unique('Damaged') }),
    sqlite: ['news', 'id', 'published_at', "'never'"],
    mongo: { summary: { en: 5 } },
  },
  'lines that are no list': {
    slug: 'jobs',
    body: () => ({ title: unique('Damaged'), location: 'Here' }),
    sqlite: ['jobs_locales', '_parent_id', 'requirements', `'"text"'`],
    mongo: { requirements: { en: 'text' } },
  },
  'blocks that are no JSON': {
    slug: 'pages',
    body: () => ({ title: unique('Damaged'), path: `/${crypto.randomUUID()}` }),
    sqlite: ['pages', 'id', 'layout', "'[broken'"],
    mongo: { layout: 'broken' },
  },
}

/** Writes into the database as another program does, past the server. */
async function damage(id: string, { slug, sqlite, mongo }: Damage): Promise<void> {
  if (uri.startsWith('file:')) {
    const [table, key, column, value] = sqlite
    const client = createClient({ url: uri })
    const sql = `UPDATE "${table}" SET "${column}" = ${value} WHERE "${key}" = ?`
    const { rowsAffected } = await client.execute({ sql, args: [id] })
    client.close()
    expect(rowsAffected).toBeGreaterThan(0)
    return
  }
  const client = new MongoClient(uri)
  const { ObjectId } = await import('mongodb')
  await client
    .db()
    .collection(slug)
    .updateOne({ _id: new ObjectId(id) }, { $set: mongo })
  await client.close()
}

async function isStored(id: string, { slug }: Damage): Promise<boolean> {
  if (uri.startsWith('file:')) {
    const client = createClient({ url: uri })
    const { rows } = await client.execute({
      sql: `SELECT id FROM "${slug}" WHERE id = ?`,
      args: [id],
    })
    client.close()
    return rows.length > 0
  }
  const client = new MongoClient(uri)
  const { ObjectId } = await import('mongodb')
  const found = await client
    .db()
    .collection(slug)
    .countDocuments({ _id: new ObjectId(id) })
  await client.close()
  return found > 0
}

/** What shows the records of a collection. */
const shownAt: Record<Damage['slug'], string[]> = {
  categories: ['/api/categories', '/products', '/api/search?q=good'],
  products: ['/api/products', '/products', '/api/search?q=good', '/sitemap.xml'],
  news: ['/api/news', '/news', '/news/feed.xml', '/news/feed.json', '/sitemap.xml'],
  jobs: ['/api/jobs', '/careers', '/api/search?q=good'],
  pages: ['/api/search?q=good', '/sitemap.xml', '/'],
}

describe('a record that cannot be read', () => {
  it.each(Object.entries(damages))(
    'takes no list down and can be deleted: %s',
    async (_, given) => {
      const { slug, body } = given
      const create = async () =>
        (await staffCall(`/${slug}`, { token, method: 'POST', body: body() })).body.doc.id as string
      const bad = await create()
      await damage(bad, given)
      // Written afterwards, so that what is kept of the collection is read anew.
      const good = await create()

      for (const path of shownAt[slug]) {
        const { status, html } = await visit(path)
        expect(status, `${path} ${html.slice(0, 200)}`).toBe(200)
      }
      const { status, body: list } = await staffCall(`/${slug}?limit=1000`, { token })
      expect(status).toBe(200)
      expect(list.docs.map(({ id }: { id: string }) => id)).toContain(good)
      if (['categories', 'products', 'news', 'jobs'].includes(slug)) {
        const listed = (await api(`/${slug}`)).body as { id: string }[]
        expect(listed.map(({ id }) => id)).toContain(good)
      }
      expect((await staffCall('/products/export', { token })).status).toBe(200)
      expect((await staffCall('/overview', { token })).status).toBe(200)

      for (const id of [bad, good]) {
        const answer = await staffCall(`/${slug}/${id}`, { token, method: 'DELETE' })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        expect(await isStored(id, given)).toBe(false)
      }
    },
  )
})
