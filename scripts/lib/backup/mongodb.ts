import { BSON, type Collection, type Db, type Document, MongoClient } from 'mongodb'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unknownMigrations } from '@/src/platform/database/mongodb-migrations'
import { isOfRestore, restoreMark, stagedEnding } from '@/src/platform/database/mongodb-restore'
import { refuseNewer } from '@/src/platform/errors/unusable-database'
import { databaseUri } from '@/src/platform/env'
import { CliError } from '../output.mjs'
import type { Entry } from './archive'
import type { Part } from './part'

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

/**
 * The database as a part of a restore: each collection is filled beside the one that is in use, gets its indexes, and is
 * renamed in the end, which drops the other.
 */
export const mongoPart: Part = {
  stage: (folder) =>
    withDatabase(async (collections, db) => {
      await dropStaged(db)
      const inUse = new Map((await collections()).map((each) => [each.collectionName, each]))
      const files = await readdir(path.join(folder, 'database'))
      const names = files
        .filter((file) => file.endsWith(ending))
        .map((file) => path.parse(file).name)
      for (const name of names) {
        const staged = await db.createCollection(name + stagedEnding)
        await insert(staged, path.join(folder, 'database', name + ending))
        await copyIndexes(inUse.get(name), staged)
      }
      refuseNewer(await unknownMigrations(db, stagedEnding))
      return names
    }),
  swap: (_folder, names) =>
    withDatabase(async (collections, db) => {
      await db.collection(restoreMark).replaceOne({}, { host: os.hostname() }, { upsert: true })
      const held = await db.listCollections({}, { nameOnly: true }).toArray()
      for (const { name } of held.filter((each) => each.name.endsWith(stagedEnding)))
        await db.renameCollection(name, name.slice(0, -stagedEnding.length), { dropTarget: true })
      for (const collection of await collections())
        if (!names.includes(collection.collectionName)) await collection.deleteMany({})
    }),
  tidy: () => withDatabase(async (_collections, db) => void (await drop(db, restoreMark))),
  unstage: () => withDatabase((_collections, db) => dropStaged(db)),
}

async function dropStaged(db: Db): Promise<void> {
  const held = await db.listCollections({}, { nameOnly: true }).toArray()
  for (const { name } of held.filter((each) => each.name.endsWith(stagedEnding)))
    await drop(db, name)
}

const drop = (db: Db, name: string): Promise<boolean> =>
  db.dropCollection(name).catch((error: unknown) => {
    // NamespaceNotFound: not every server takes it for done.
    if ((error as { code?: unknown }).code === 26) return false
    throw error
  })

/** Those of a collection that is not there yet are made by the site itself, when it starts. */
async function copyIndexes(source: Collection | undefined, target: Collection): Promise<void> {
  for (const { key, v: _version, ns: _namespace, name, ...options } of (await source?.indexes()) ??
    [])
    if (name !== '_id_') await target.createIndex(key, { name, ...options })
}

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

/** @param work gets the collections of the site, without those of a restore */
async function withDatabase<T>(
  work: (collections: () => Promise<Collection[]>, db: Db) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(databaseUri, { serverSelectionTimeoutMS: 10_000 })
  try {
    const db = client.db()
    const own = async () => {
      const all = await db.collections()
      return all.filter(
        ({ collectionName: name }) => !name.startsWith('system.') && !isOfRestore(name),
      )
    }
    return await work(own, db)
  } finally {
    await client.close()
  }
}
