import { afterAll, describe, expect, it } from 'vitest'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MongoClient } from 'mongodb'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { type Contents, readDatabase, readStructure } from '@/tests/helpers/database-contents'
import { type Death, runUntil } from '@/tests/helpers/killed-program'
import { throwaway } from '@/tests/helpers/throwaway'

const isSqlite = !process.env.TEST_DATABASE_URI
const timeoutMs = 10 * 60_000

const places: ReturnType<typeof throwaway>[] = []
function newPlace() {
  const place = throwaway()
  places.push(place)
  const account = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'Only-for-tests-1' }
  const env: NodeJS.ProcessEnv = { ...place.environment, LOG_LEVEL: 'warn', ...account }
  return { ...place, env, uri: String(env.DATABASE_URI) }
}

afterAll(async () => {
  for (const { remove } of places) await remove()
})

const prepareAndDie = (env: NodeJS.ProcessEnv, death: Death) =>
  runUntil(death, 'scripts/prepare-database.ts', env)

/** One that nobody disturbed. */
async function undisturbed() {
  const place = newPlace()
  await prepareDatabase(undefined, place.env)
  return { structure: await readStructure(place.uri), contents: await readDatabase(place.uri) }
}

const sizes = (contents: Contents) =>
  Object.fromEntries(Object.entries(contents).map(([name, rows]) => [name, rows.length]))

describe('the preparation of a database, killed again and again', () => {
  it(
    'makes a new one, in the end, as if nothing had been',
    async () => {
      const { env, uri } = newPlace()
      const deaths: Death[] = [{ at: 1 }, { at: 2 }, { at: 30 }, { at: 1, writing: 'redirects' }]
      const later: Death[] = isSqlite
        ? [
            { at: 2, writing: 'payload_migrations`' },
            { at: 1, writing: 'into "users"' },
          ]
        : [{ at: 2, writing: 'users' }]
      for (const death of [...deaths, ...later]) await prepareAndDie(env, death)
      await prepareDatabase(undefined, env)
      const whole = await undisturbed()
      expect(await readStructure(uri)).toEqual(whole.structure)
      expect(sizes(await readDatabase(uri))).toEqual(sizes(whole.contents))
    },
    timeoutMs,
  )

  it.skipIf(!isSqlite)(
    'brings one of the first release up to date, and loses nothing of it',
    async () => {
      const { env, uri, folder } = newPlace()
      const old = gunzipSync(readFileSync('tests/fixtures/first-release.db.gz'))
      writeFileSync(path.join(folder, 'test.db'), old)
      const before = await readDatabase(uri)
      for (const at of [1, 4, 11, 14, 20, 24]) await prepareAndDie(env, { at })
      await prepareDatabase(undefined, env)
      expect(await readStructure(uri)).toEqual((await undisturbed()).structure)
      const after = await readDatabase(uri)
      for (const [table, rows] of Object.entries(before)) {
        if (table === 'payload_migrations' || rows.length === 0) continue
        const columns = Object.keys(JSON.parse(String(rows[0])))
        const kept = after[table]?.map((row) => JSON.stringify(JSON.parse(row), columns)).sort()
        expect(kept, table).toEqual(rows)
      }
    },
    timeoutMs,
  )

  it.skipIf(isSqlite)(
    'gives one of before what is new, collections and indexes, and loses nothing of it',
    async () => {
      const { env, uri } = newPlace()
      await prepareDatabase(undefined, env)
      const [structure, contents] = [await readStructure(uri), await readDatabase(uri)]
      const client = new MongoClient(uri)
      for (const name of ['redirects', '_jobs_versions']) await client.db().dropCollection(name)
      await client.close()
      expect(await readStructure(uri)).not.toEqual(structure)
      for (const writing of ['redirects', '_jobs_versions'])
        await prepareAndDie(env, { at: 1, writing })
      await prepareDatabase(undefined, env)
      expect(await readStructure(uri)).toEqual(structure)
      expect(await readDatabase(uri)).toEqual(contents)
    },
    timeoutMs,
  )
})
