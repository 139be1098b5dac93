import { BSON, type Collection, type Document, MongoClient } from 'mongodb'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { databaseUri } from '@/src/lib/env'
import { CliError } from '../output.mjs'
import type { Entry } from './archive'

const { EJSON } = BSON
const ending = '.jsonl'

/** A file for each collection, a document a line, in MongoDB's Extended JSON, which loses no type. */
export const dumpMongo = (folder: string): Promise<Entry[]> =>
  withDatabase(async (collections) => {
    const entries: Entry[] = []
    for (const collection of await collections()) {
      const name = collection.collectionName
      if (!/^[\w.-]{1,180}$/.test(name))
        throw new CliError(`The collection ${name} cannot be saved.`)
      const file = path.join(folder, name + ending)
      await pipeline(Readable.from(linesOf(collection)), createWriteStream(file))
      entries.push({ name: `database/${name}${ending}`, content: { file } })
    }
    return entries
  })

async function* linesOf(collection: Collection): AsyncGenerator<string> {
  for await (const doc of collection.find({}).sort({ _id: 1 })) {
    yield `${EJSON.stringify(doc, { relaxed: false })}\n`
  }
}

export const isMongoEmpty = (): Promise<boolean> =>
  withDatabase(async (collections) => {
    for (const collection of await collections()) {
      if ((await collection.findOne({})) !== null) return false
    }
    return true
  })

/** Indexes are made by the site itself, when it starts. */
export const restoreMongo = (folder: string): Promise<void> =>
  withDatabase(async (collections, named) => {
    for (const collection of await collections()) await collection.deleteMany({})
    for (const file of (await readdir(folder)).filter((name) => name.endsWith(ending))) {
      await insert(named(file.slice(0, -ending.length)), path.join(folder, file))
    }
  })

const portion = 500

async function insert(collection: Collection, file: string): Promise<void> {
  let docs: Document[] = []
  const flush = async () => {
    if (docs.length > 0) await collection.insertMany(docs)
    docs = []
  }
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    if (line !== '') docs.push(EJSON.parse(line, { relaxed: false }) as Document)
    if (docs.length === portion) await flush()
  }
  await flush()
}

async function withDatabase<T>(
  work: (
    collections: () => Promise<Collection[]>,
    named: (name: string) => Collection,
  ) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(databaseUri, { serverSelectionTimeoutMS: 10_000 })
  try {
    const db = client.db()
    const own = async () => {
      const all = await db.collections()
      return all.filter(({ collectionName }) => !collectionName.startsWith('system.'))
    }
    return await work(own, (name) => db.collection(name))
  } finally {
    await client.close()
  }
}
