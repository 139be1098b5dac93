import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '@/scripts/lib/run.mjs'
import { beganAt } from '@/src/platform/database/sqlite/holders'
import { migrations } from '@/src/migrations'
import { readLastingContents } from '@/tests/helpers/database-contents'
import { siteScript } from '@/tests/helpers/site-script'
import { throwaway } from '@/tests/helpers/throwaway'

const isMongodb = process.env.TEST_DATABASE_URI !== undefined
const place = throwaway()
const databaseFile = String(place.environment.DATABASE_URI).slice('file:'.length)

afterAll(place.remove)

const script = (name: string, ...options: string[]) => siteScript(place, name, ...options)

const contents = () => readLastingContents(String(place.environment.DATABASE_URI))

function change(sql: string): void {
  const database = new Database(databaseFile)
  database.exec(sql)
  database.close()
}

const names = async (): Promise<string[]> => {
  const { payload_migrations: rows = [] } = await contents()
  return rows.map((row) => String(JSON.parse(row).name)).sort()
}

const archives = () => readdirSync(place.folder).filter((name) => name.endsWith('.tar.gz'))

describe('the scripts for migrations', () => {
  it('bring a new database up to date, and tell so', async () => {
    const { code, text } = await script('migrate')
    expect(code, text).toBe(0)
    expect(text).not.toMatch(/unhandled|Mismatching/i)
    const status = await script('migrate:status')
    expect(status.code, status.text).toBe(0)
  })

  it.skipIf(isMongodb)(
    'are those of Payload, which does not end before its work is done',
    async () => {
      const bin = path.resolve('node_modules/payload/bin.js')
      const { code, lines } = await run(process.execPath, [bin, 'migrate:status'], {
        env: place.environment,
      })
      expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('"Done."')])
    },
  )

  it.skipIf(isMongodb)(
    'take back the last migration alone, after a backup, and only when told to',
    async () => {
      // As all are numbered that were installed before each migration had a batch of its own.
      change('UPDATE payload_migrations SET batch = 1')
      const before = await contents()
      const told = await script('migrate:down')
      expect(told.code, told.text).toBe(1)
      expect(told.text).toContain(`The last migration is ${migrations.at(-1)?.name}`)
      expect(told.text).toContain('npm run migrate:down -- --yes')
      expect(await contents()).toEqual(before)
      expect(archives()).toEqual([])

      const done = await script('migrate:down', '--yes')
      expect(done.code, done.text).toBe(0)
      expect(await names()).toEqual(migrations.slice(0, -1).map(({ name }) => name))
      const [archive = ''] = archives()
      expect(done.text).toContain(archive)
      const file = path.join(place.folder, archive)
      const restored = await script('restore', file, '--force')
      expect(restored.code, restored.text).toBe(0)
      expect(await contents()).toEqual(before)
    },
  )

  it.skipIf(isMongodb)(
    'take nothing back while another process has the database open',
    async () => {
      const before = await contents()
      const note = `${databaseFile}.open-${os.hostname()}-${process.pid}`
      writeFileSync(
        note,
        JSON.stringify({ pid: process.pid, host: os.hostname(), began: beganAt(process.pid) }),
      )
      const { code, text } = await script('migrate:down', '--yes')
      rmSync(note)
      expect([code, text]).toEqual([1, expect.stringContaining(`process ${process.pid}`)])
      expect(await contents()).toEqual(before)
    },
  )

  it.skipIf(!isMongodb)('have nothing to take back on MongoDB, and say so', async () => {
    const { code, text } = await script('migrate:down', '--yes')
    expect([code, text]).toEqual([1, expect.stringContaining('No migration was run')])
  })
})

it.skipIf(isMongodb)('a database of a newer version is refused by the server', async () => {
  const newer = '20990101_000000_of_tomorrow'
  change(`INSERT INTO payload_migrations (id, name, batch) VALUES ('z', '${newer}', 99)`)
  const before = await contents()
  const { code, text } = await script('serve')
  expect(code, text).toBe(1)
  expect(text).toContain('The database belongs to a newer version')
  expect(text).toContain(newer)
  expect(await contents()).toEqual(before)
})
