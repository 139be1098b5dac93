import Database from 'libsql'
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBegun, isPrepared, requireSoundDatabase } from '@/scripts/lib/database-check.mjs'
import { migrationNames } from '@/scripts/lib/migration-index.mjs'

let folder: string
let file: string

const check = () => requireSoundDatabase({ DATA_DIR: folder, DATABASE_URI: `file:${file}` })

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-check-'))
  file = path.join(folder, 'test.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function makeDatabase(): void {
  const database = new Database(file)
  database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)')
  database.exec(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO notes SELECT i, 'A text of some length, number ' || i FROM n",
  )
  database.close()
}

it('lets a sound database and a new site pass', async () => {
  await expect(check()).resolves.toBeUndefined()
  makeDatabase()
  await expect(check()).resolves.toBeUndefined()
})

it('names the file and the way back where there is noise in the middle of it', async () => {
  makeDatabase()
  const handle = openSync(file, 'r+')
  writeSync(
    handle,
    Buffer.alloc(8192, 0xa5),
    0,
    8192,
    Math.floor(statSync(file).size / 8192 / 2) * 8192,
  )
  await expect(check()).rejects.toThrow(/test\.db is damaged: [^]*npm run restore -- FILE --force/)
})

it.each(['missing', 'empty'])(
  'takes no site for new whose database is %s, but has pictures',
  async (state) => {
    mkdirSync(path.join(folder, 'uploads'))
    writeFileSync(path.join(folder, 'uploads', 'a.webp'), '')
    if (state === 'empty') writeFileSync(file, '')
    await expect(check()).rejects.toThrow(new RegExp(`is ${state}, but there are pictures`))
  },
)

it('takes a site for begun once somebody may sign in to all of it', async () => {
  const begun = () => isBegun({ DATA_DIR: folder, DATABASE_URI: `file:${file}` })
  await expect(begun()).resolves.toBe(false)
  makeDatabase()
  await expect(begun()).resolves.toBe(false)
  const database = new Database(file)
  database.exec("CREATE TABLE users (role TEXT); INSERT INTO users VALUES ('product_admin')")
  await expect(begun()).resolves.toBe(false)
  database.exec("INSERT INTO users VALUES ('super_admin')")
  database.close()
  await expect(begun()).resolves.toBe(true)
  writeFileSync(file, 'no database')
  await expect(begun()).resolves.toBe(false)
  await expect(isBegun({ DATABASE_URI: 'mongodb://localhost/site' })).resolves.toBe(false)
})

describe('a start has nothing to do to a database', () => {
  const names = migrationNames()
  const prepared = (
    migrations: string[],
    role = 'super_admin',
    passwordEnd: string | null = null,
  ) => {
    const database = new Database(file)
    database.exec('CREATE TABLE users (role TEXT, password_expires_at TEXT)')
    database.prepare('INSERT INTO users VALUES (?, ?)').run(role, passwordEnd)
    database.exec('CREATE TABLE payload_migrations (name TEXT)')
    const insert = database.prepare('INSERT INTO payload_migrations SELECT value FROM json_each(?)')
    insert.run(JSON.stringify(migrations))
    database.close()
    return isPrepared({ DATA_DIR: folder, DATABASE_URI: `file:${file}` })
  }

  it('on which exactly the migrations of this version were run', async () => {
    await expect(prepared([...names].reverse())).resolves.toBe(true)
  })

  it.each([
    ['one was not run', names.slice(1)],
    ['the last one was not run', names.slice(0, -1)],
    ['a newer version ran one more', [...names, '99990101_000000_newer']],
    ['development changed the tables', [...names, 'dev']],
    ['none was noted', []],
  ])('but not where %s', async (_, migrations) => {
    await expect(prepared(migrations)).resolves.toBe(false)
  })

  it('but not where it was not filled to the end', async () => {
    await expect(prepared(names, 'product_admin')).resolves.toBe(false)
  })

  it('also while the first password is valid, but not once it is over', async () => {
    const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString()
    await expect(prepared(names, 'super_admin', at(1))).resolves.toBe(true)
    rmSync(file)
    await expect(prepared(names, 'super_admin', at(-1))).resolves.toBe(false)
  })

  it('but not where that cannot be told', async () => {
    const env = { DATA_DIR: folder, DATABASE_URI: `file:${file}` }
    await expect(isPrepared(env)).resolves.toBe(false)
    makeDatabase()
    await expect(isPrepared(env)).resolves.toBe(false)
    await expect(isPrepared({ DATABASE_URI: 'mongodb://localhost/site' })).resolves.toBe(false)
  })
})
