import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import path from 'node:path'
import { users as demoUsers } from '@/seed/demo/users'
import { programArguments } from '@/scripts/lib/bundles.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { type Contents, readDatabase } from '@/tests/helpers/database-contents'
import { type Death, runUntil } from '@/tests/helpers/killed-program'
import { throwaway } from '@/tests/helpers/throwaway'

const isSqlite = !process.env.TEST_DATABASE_URI
const timeoutMs = 10 * 60_000

let place: ReturnType<typeof throwaway>
beforeEach(() => {
  place = throwaway()
})
afterEach(() => place.remove())

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
  const account = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'Only-for-tests-1' }
  const env: NodeJS.ProcessEnv = { ...place.environment, LOG_LEVEL: 'warn', ...account }
  if (!isSqlite) return { env, uri: String(env.DATABASE_URI) }
  const file = path.join(place.folder, 'terminalia.db')
  return { env: { ...env, DATABASE_URI: '' }, uri: `file:${file}` }
}

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

/**
 * Returns further deaths on SQLite: the program continues in the same way on both databases, so that fewer are enough
 * on the other one.
 */
const onSqlite = (...deaths: Death[]): Death[] => (isSqlite ? deaths : [])

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
        ...onSqlite({ at: 20, writing: '_products_v' }, { at: 6, writing: 'site_settings' }),
        { at: 30, writing: '_pages_v' },
        ...onSqlite({ at: 2, writing: 'into "users"' }),
      ]
      for (const death of deaths) await runUntil(death, file, env, ...options)
      await complete(file, env, ...options)

      const lines = await complete(seed[0], env, seed[1])
      const counts = lines.filter((line) => / created, /.test(line))
      expect(counts.length).toBeGreaterThan(8)
      expect(counts.filter((line) => !/: 0 created, 0 changed, [1-9]/.test(line))).toEqual([])

      const contents = await readDatabase(uri)
      for (const name of ['products', 'news', 'jobs', 'pages']) {
        expect(latestVersions(contents, name), name).toEqual(idsOf(contents[name]))
      }
      if (isSqlite) expect(contents.users?.length).toBe(demoUsers.length)
    },
    timeoutMs,
  )
})
