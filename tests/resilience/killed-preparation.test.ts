import { afterAll, describe, expect, it } from 'vitest'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MongoClient } from 'mongodb'
import { users as demoUsers } from '@/seed/demo/users'
import { programArguments } from '@/scripts/lib/bundles.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { type Contents, contentsOf, structureOf } from '../helpers/database-contents'
import { type Death, runUntil } from '../helpers/killed-program'
import { prepare } from '../helpers/prepare'
import { throwaway } from '../helpers/throwaway'

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

/** Runs a program to its end. */
async function complete(file: string, environment: NodeJS.ProcessEnv, ...options: string[]) {
  const env = { ...environment, PORT: '1' }
  const args = [...programArguments(file), ...options]
  const { code, lines } = await run(process.execPath, args, { env })
  expect(code, lines.join('\n')).toBe(0)
  return lines
}

/** Only SQLite in the data folder is the demo; elsewhere `npm run seed` writes it. */
function demoPlace() {
  const place = newPlace()
  if (!isSqlite) return place
  const file = path.join(place.folder, 'terminalia.db')
  return { ...place, env: { ...place.env, DATABASE_URI: '' }, uri: `file:${file}` }
}

/** One that nobody disturbed. */
async function undisturbed() {
  const place = newPlace()
  await prepare(place.env)
  return { structure: await structureOf(place.uri), contents: await contentsOf(place.uri) }
}

const sizes = (contents: Contents) =>
  Object.fromEntries(Object.entries(contents).map(([name, rows]) => [name, rows.length]))

type Row = Record<string, unknown>
const parse = (row: string): Row => JSON.parse(row) as Row
const textOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id))

const idsOf = (rows: string[] = []): string[] =>
  rows
    .map(parse)
    .map(({ id, _id }) => textOf(id ?? _id))
    .sort()

/** Whose latest version there is, once for each such version. */
function latestVersions(contents: Contents, name: string): string[] {
  const rows = contents[isSqlite ? `_${name}_v` : `_${name}_versions`] ?? []
  const latest = rows.map(parse).filter((row) => row.latest === 1 || row.latest === true)
  return latest.map((row) => textOf(row.parent_id ?? row.parent)).sort()
}

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
      await prepare(env)
      const whole = await undisturbed()
      expect(await structureOf(uri)).toEqual(whole.structure)
      expect(sizes(await contentsOf(uri))).toEqual(sizes(whole.contents))
    },
    timeoutMs,
  )

  it.skipIf(!isSqlite)(
    'brings one of the first release up to date, and loses nothing of it',
    async () => {
      const { env, uri, folder } = newPlace()
      const old = gunzipSync(readFileSync('tests/fixtures/first-release.db.gz'))
      writeFileSync(path.join(folder, 'test.db'), old)
      const before = await contentsOf(uri)
      for (const at of [1, 4, 11, 14, 20, 24]) await prepareAndDie(env, { at })
      await prepare(env)
      expect(await structureOf(uri)).toEqual((await undisturbed()).structure)
      const after = await contentsOf(uri)
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
      await prepare(env)
      const [structure, contents] = [await structureOf(uri), await contentsOf(uri)]
      const client = new MongoClient(uri)
      for (const name of ['redirects', '_jobs_versions']) await client.db().dropCollection(name)
      await client.close()
      expect(await structureOf(uri)).not.toEqual(structure)
      for (const writing of ['redirects', '_jobs_versions'])
        await prepareAndDie(env, { at: 1, writing })
      await prepare(env)
      expect(await structureOf(uri)).toEqual(structure)
      expect(await contentsOf(uri)).toEqual(contents)
    },
    timeoutMs,
  )
})

describe('the demo, killed again and again while it is written', () => {
  it(
    'is complete in the end, to the last version and account',
    async () => {
      const { env, uri } = demoPlace()
      const seed = ['seed/cli.ts', '--yes'] as const
      const [file, ...options] = isSqlite ? ['scripts/prepare-database.ts'] : seed
      const deaths: Death[] = [
        { at: 60, writing: 'media' },
        // A product is there by then, but not what staff see of it.
        { at: 1, writing: '_products_v' },
        { at: 20, writing: '_products_v' },
        { at: 6, writing: isSqlite ? 'site_settings' : 'globals' },
        { at: 30, writing: '_pages_v' },
        ...(isSqlite ? [{ at: 2, writing: 'into "users"' }] : []),
      ]
      for (const death of deaths) await runUntil(death, file, env, ...options)
      await complete(file, env, ...options)

      const lines = await complete(seed[0], env, seed[1])
      const counts = lines.filter((line) => / created, /.test(line))
      expect(counts.length).toBeGreaterThan(8)
      expect(counts.filter((line) => !/: 0 created, 0 changed, [1-9]/.test(line))).toEqual([])

      const contents = await contentsOf(uri)
      for (const name of ['products', 'news', 'jobs', 'pages']) {
        expect(latestVersions(contents, name), name).toEqual(idsOf(contents[name]))
      }
      if (isSqlite) expect(contents.users?.length).toBe(demoUsers.length)
    },
    timeoutMs,
  )
})
