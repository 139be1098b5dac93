import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { blankSettings, randomSecret } from '@/scripts/lib/environment.mjs'
import { withDatabase } from '@/scripts/lib/mongo.mjs'
import { makeTestFolder } from '@/scripts/lib/test-folder.mjs'

interface Throwaway {
  folder: string
  /** The whole environment of a process that works on the database in it. */
  environment: NodeJS.ProcessEnv
  remove: () => Promise<void>
}

/**
 * A folder and a database for one test, which leave nothing behind: SQLite, or MongoDB where
 * TEST_DATABASE_URI names a server.
 * @param folder an empty one that is removed with it
 */
export function throwaway(folder = makeTestFolder('terminalia-test-')): Throwaway {
  const databaseUri = databaseIn(folder)
  return {
    folder,
    environment: siteEnvironment(folder, databaseUri),
    remove: async () => {
      await dropDatabase(databaseUri)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The environment of a site whose data is in this folder and this database, and nowhere else. */
export const siteEnvironment = (folder: string, databaseUri: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...blankSettings(),
  NODE_ENV: 'production',
  NODE_OPTIONS: loading(),
  PAYLOAD_SECRET: randomSecret(),
  DATA_DIR: folder,
  DATABASE_URI: databaseUri,
})

/**
 * NODE_OPTIONS of a program of a test site.
 * @param hooks files of this folder that it loads before anything else
 */
export const loading = (...hooks: string[]): string =>
  loadingOnly('quick-hashes.mjs', 'kept-heap.mjs', ...hooks)

/** The same, without what else such programs load. */
export const loadingOnly = (...hooks: string[]): string =>
  hooks
    .map((hook) => `--import ${pathToFileURL(path.resolve('tests/helpers', hook)).href}`)
    .join(' ')

/** The address of a new database: on MongoDB where TEST_DATABASE_URI names a server, else a file in the folder. */
export function databaseIn(folder: string): string {
  const mongo = process.env.TEST_DATABASE_URI
  return mongo
    ? withDatabase(mongo, `terminalia-test-${randomBytes(6).toString('hex')}`)
    : `file:${path.join(folder, 'test.db')}`
}

/** Drops a database of MongoDB; one of SQLite goes with its folder. */
export async function dropDatabase(uri: string): Promise<void> {
  if (uri.startsWith('file:')) return
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}
