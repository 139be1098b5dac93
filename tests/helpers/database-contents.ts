import { createClient } from '@libsql/client'
import { BSON, type Document, MongoClient } from 'mongodb'

/** What a database holds, by table or collection: rows as texts. */
export type Contents = Record<string, string[]>

/** Everything in a database, whatever kind it is. */
export const contentsOf = (uri: string): Promise<Contents> =>
  uri.startsWith('file:') ? sqliteContents(uri) : mongoContents(uri)

/** How a database is built: tables and columns, or collections, and indexes. */
export const structureOf = (uri: string): Promise<Contents> =>
  uri.startsWith('file:') ? sqliteStructure(uri) : mongoStructure(uri)

async function sqliteContents(url: string): Promise<Contents> {
  const client = createClient({ url })
  try {
    const tables = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    const contents: Contents = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.execute(`SELECT * FROM "${String(name)}"`)
      contents[String(name)] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return contents
  } finally {
    client.close()
  }
}

async function sqliteStructure(url: string): Promise<Contents> {
  const client = createClient({ url })
  try {
    const { rows } = await client.execute('SELECT name, sql FROM sqlite_master WHERE sql NOT NULL')
    return Object.fromEntries(rows.map(({ name, sql }) => [String(name), [String(sql)]]))
  } finally {
    client.close()
  }
}

const mongoContents = (uri: string): Promise<Contents> =>
  eachCollection(uri, async (collection) => {
    const docs = (await collection.find().toArray()) as Document[]
    return docs.map((doc) => BSON.EJSON.stringify(doc, { relaxed: false })).sort()
  })

const mongoStructure = (uri: string): Promise<Contents> =>
  eachCollection(uri, async (collection) => {
    const indexes = await collection.indexes()
    return indexes.map(({ key, unique }) => JSON.stringify({ key, unique })).sort()
  })

type MongoCollection = ReturnType<ReturnType<MongoClient['db']>['collection']>

async function eachCollection(
  uri: string,
  read: (collection: MongoCollection) => Promise<string[]>,
): Promise<Contents> {
  const client = new MongoClient(uri)
  try {
    const contents: Contents = {}
    for (const collection of await client.db().collections()) {
      contents[collection.collectionName] = await read(collection)
    }
    return contents
  } finally {
    await client.close()
  }
}
