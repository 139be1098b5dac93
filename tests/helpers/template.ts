import { createClient } from '@libsql/client'
import { randomBytes } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { withDatabase } from '@/scripts/lib/mongo.mjs'
import { makeTestFolder } from '@/scripts/lib/test-folder.mjs'
import { siteEnvironment } from './throwaway'

/** The super_admin of the template, and so of every copy. */
export const templateAdmin = { username: 'root', password: 'Root-of-the-test-databases-1' }

/** The same as settings, for databases that are prepared. */
export const templateAccount = {
  ADMIN_USERNAME: templateAdmin.username,
  ADMIN_PASSWORD: templateAdmin.password,
}

/**
 * Prepares one database for the whole run, which holds a super_admin and nothing else. Preparing takes
 * seconds, copying milliseconds. Workers find its address in their environment.
 * @returns removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = makeTestFolder('terminalia-template-')
  const mongo = process.env.TEST_DATABASE_URI
  const name = `terminalia-template-${randomBytes(6).toString('hex')}`
  const uri = mongo ? withDatabase(mongo, name) : `file:${path.join(folder, 'template.db')}`
  await prepareDatabase(undefined, {
    ...siteEnvironment(folder, uri),
    ...templateAccount,
  })
  if (!mongo) await moveLogIntoFile(uri)
  process.env.TEST_TEMPLATE_URI = uri
  return async () => {
    if (mongo) await withClient(uri, (client) => client.db().dropDatabase())
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the template into a database that does not exist yet.
 * @param uri `file:…` where the template is SQLite, else one of the same MongoDB server
 */
export async function copyTemplate(uri: string): Promise<void> {
  const template = process.env.TEST_TEMPLATE_URI
  if (!template) throw new Error('This project of Vitest makes no template: see vitest.config.ts')
  if (uri.startsWith('file:')) copyFileSync(fileOf(template), fileOf(uri))
  else await withClient(template, (client) => copyCollections(client, databaseOf(uri)))
}

const fileOf = (uri: string): string => uri.slice('file:'.length)

const databaseOf = (uri: string): string => /^[^/]+\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? ''

/** Moves the latest writes from the log beside the database, which is not copied, into the database file. */
async function moveLogIntoFile(uri: string): Promise<void> {
  const client = createClient({ url: uri })
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
}

async function copyCollections(client: MongoClient, name: string): Promise<void> {
  for (const source of await client.db().collections()) {
    const target = await client.db(name).createCollection(source.collectionName)
    const indexes = (await source.indexes()).filter(({ name: indexName }) => indexName !== '_id_')
    if (indexes.length > 0)
      await target.createIndexes(
        indexes.map(({ v: _version, name: indexName, ...index }) => ({
          name: indexName,
          ...index,
        })),
      )
    const documents = await source.find().toArray()
    if (documents.length > 0) await target.insertMany(documents)
  }
}

async function withClient(uri: string, work: (client: MongoClient) => Promise<unknown>) {
  const client = new MongoClient(uri)
  try {
    await work(client)
  } finally {
    await client.close()
  }
}
