import type { Db } from 'mongodb'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folder of the migrations of MongoDB. Those of SQLite make tables; collections and indexes are made when the site is prepared. */
export const mongodbMigrations = path.resolve('src/migrations/mongodb')

/**
 * Names of the migrations that were run on a database and that this version does not have.
 * @param ending of the name of the collection, where it is not the one in use
 */
export async function unknownMigrations(db: Db, ending = ''): Promise<string[]> {
  const done = await db
    .collection<{ name?: string; batch?: number }>(`payload-migrations${ending}`)
    .find({ batch: { $ne: -1 } }, { projection: { name: 1 }, sort: { name: 1 } })
    .toArray()
  const known = new Set(knownMigrations())
  return done.map(({ name }) => String(name)).filter((name) => !known.has(name))
}

const knownMigrations = (): string[] =>
  existsSync(mongodbMigrations)
    ? readdirSync(mongodbMigrations)
        .filter((file) => /^\d.*\.[jt]s$/.test(file))
        .map((file) => path.parse(file).name)
    : []
