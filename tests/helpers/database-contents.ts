import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BSON, type Document, MongoClient } from 'mongodb'

/** Contents of a database, by table or collection: rows as texts. */
export type Contents = Record<string, string[]>

/** Everything in a database, whatever kind it is. */
export const readDatabase = (uri: string): Promise<Contents> =>
  uri.startsWith('file:') ? readSqlite(uri, 'contents') : mongoContents(uri)

/** All that a database holds, but for what servers note by themselves every minute. */
export async function readLastingContents(uri: string): Promise<Contents> {
  const all = Object.entries(await readDatabase(uri))
  return Object.fromEntries(
    all.filter(([name, rows]) => rows.length > 0 && !/kv|jobs-stats/.test(name)),
  )
}

/** Returns the structure of a database: tables and columns, or collections, and indexes. */
export const readStructure = (uri: string): Promise<Contents> =>
  uri.startsWith('file:') ? readSqlite(uri, 'structure') : mongoStructure(uri)

/**
 * Read in a process of its own: libSQL keeps a connection open after `close` for as long as a statement of it
 * is in memory, and a restore refuses a database that is in use.
 */
async function readSqlite(url: string, what: 'contents' | 'structure'): Promise<Contents> {
  const args = ['tests/helpers/read-sqlite.mjs', url, what]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout) as Contents
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
