import { deepStrictEqual, rejects } from 'node:assert'
import config from '@/payload.config'
import { rowFields, summaryFields } from '@/src/data/catalogue/visible-fields'
import { fromTables, throughPayload, visibleProducts } from '@/src/data/catalogue/visible-products'
import { defaultLanguage, languages } from '@/src/i18n/languages'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { eq, sql } from '@payloadcms/db-sqlite/drizzle'
import { getPayload } from 'payload'

/**
 * Reads the products of which the catalogue is made in both ways, in every language, in a database that holds the demo and
 * a product of every other state, then with one that cannot be read: `compare-readings.ts`. Ends with how many there are,
 * or with the first that differs.
 */
process.exitCode = 1
const payload = await getPayload({ config })
const context = { disableRevalidate: true }
const collection = 'products'
const { docs } = await payload.find({ collection, locale: 'en', depth: 0, limit: 8, sort: 'slug' })
const id = (place: number): string => docs[place]?.id ?? ''
const write = (place: number, data: object, more: object = {}) =>
  payload.update({ collection, id: id(place), data, context, ...more })

await write(0, { isActive: false })
await write(1, { deletedAt: new Date().toISOString() })
await write(2, { _status: 'draft' })
await write(3, { name: 'A draft of it' }, { draft: true })
await write(4, { name: '', shortDescription: null }, { locale: 'th', draft: false })
await write(5, { description: '' })
// As another program writes: no text but the English ones, and what no form would store.
await payload.db.updateOne({
  collection,
  id: id(6),
  data: {
    name: { en: 'Only in English', zh: '' },
    shortDescription: { zh: 'Not in English' },
    specifications: { en: { Weight: '5 kg' }, zh: null, ja: [] },
    attributeTexts: {},
  },
})
await payload.db.updateOne({
  collection,
  id: id(7),
  data: { lastOrderDay: '2020-01-31T00:00:00.000Z', attributes: null, image: null },
})

const fields = { ...rowFields, ...summaryFields }
let count = 0
for (const lng of languages) {
  const portion = { lng, fields, where: {}, limit: 1000 }
  const expected = await throughPayload(payload, portion)
  const found = await fromTables(payload, portion)
  const names = [...new Set(expected.flatMap(Object.keys))].sort()
  const told = (products: object[]) =>
    products.map((product) =>
      names.map((name) => [name, (product as Record<string, unknown>)[name] ?? null]),
    )
  deepStrictEqual(told(found), told(expected), lng)
  count = found.length
}

// What cannot be read fails both.
const { drizzle, tables } = payload.db as unknown as SQLiteAdapter
const texts = tables.products_locales
const broken = { specifications: sql`'{broken'` }
await drizzle
  .update(texts)
  .set(broken)
  .where(eq(texts._parentID, id(5)))
const portion = { lng: defaultLanguage, fields, where: {}, limit: 1000 }
await rejects(visibleProducts(portion))
await rejects(throughPayload(payload, portion))
console.log(`the same ${count}`)
process.exit(0)
