import { mkdtempSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SqliteClient } from '@/src/platform/database/sqlite/client'
import { isRead } from '@/src/platform/database/sqlite/connection'
import { holdLock, queryRows } from '../helpers/held-lock'

let folder: string
let file: string
let client: SqliteClient
const onReturn = vi.fn()

const open = async (): Promise<SqliteClient> => {
  const opened = new SqliteClient({ file, isUsable: async () => true, onReturn })
  await opened.open()
  return opened
}
const add = (text: unknown) => ({
  sql: 'INSERT INTO notes (text) VALUES (?)',
  args: [String(text)],
})
const stored = (): string[] =>
  queryRows<{ text: string }>(file, 'SELECT text FROM notes ORDER BY id').map(({ text }) => text)

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-sqlite-'))
  file = path.join(folder, 'test.db')
  client = await open()
  await client.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE)')
})

afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('while another process holds the lock', () => {
  it('writes wait for it, reads and timers do not, and all are stored once', async () => {
    const { release } = await holdLock(file)
    const writes = Promise.all(Array.from({ length: 50 }, (_, index) => client.execute(add(index))))
    for (let turn = 0; turn < 20; turn += 1) {
      await client.execute('SELECT * FROM notes')
      await new Promise(setImmediate)
    }
    expect(stored()).toEqual([])
    release()
    await writes
    expect(stored().sort()).toEqual(Array.from({ length: 50 }, (_, index) => String(index)).sort())
  })

  it('what waits too long is refused and not stored, what comes after it is', async () => {
    const { release } = await holdLock(file)
    const refused = client.execute(add('refused')).catch((error: unknown) => error)
    const now = performance.now.bind(performance)
    const ahead = vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000)
    const answer = await refused
    ahead.mockRestore()
    expect(answer).toMatchObject({ code: 'SQLITE_BUSY' })
    const later = client.execute(add('later'))
    release()
    await later
    expect(stored()).toEqual(['later'])
  })
})

describe('a transaction', () => {
  it('sees what it wrote, others see it once it is committed', async () => {
    const transaction = await client.transaction()
    await transaction.execute(add('one'))
    const select = 'SELECT text FROM notes'
    expect((await transaction.execute(select)).rows).toHaveLength(1)
    expect((await client.execute(select)).rows).toHaveLength(0)
    await transaction.commit()
    expect((await client.execute(select)).rows).toHaveLength(1)
  })

  it('holds nobody up before it writes', async () => {
    const transaction = await client.transaction()
    await transaction.execute('SELECT * FROM notes')
    await client.execute(add('other'))
    await transaction.rollback()
    expect(stored()).toEqual(['other'])
  })

  it('leaves nothing when it is rolled back, and takes nothing afterwards', async () => {
    const transaction = await client.transaction()
    await transaction.execute(add('gone'))
    await transaction.rollback()
    await expect(transaction.execute(add('late'))).rejects.toThrow('closed')
    await expect(transaction.commit()).rejects.toThrow('closed')
    await client.execute(add('next'))
    expect(stored()).toEqual(['next'])
  })

  it('goes on after a statement that breaks a rule', async () => {
    const transaction = await client.transaction()
    await transaction.execute(add('same'))
    await expect(transaction.execute(add('same'))).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
    })
    await transaction.execute(add('other'))
    await transaction.commit()
    expect(stored()).toEqual(['same', 'other'])
  })

  it('makes other writers wait until it ends', async () => {
    const transaction = await client.transaction()
    await transaction.execute(add('first'))
    const second = client.execute(add('second'))
    await transaction.execute(add('also first'))
    await transaction.commit()
    await second
    expect(stored()).toEqual(['first', 'also first', 'second'])
  })
})

describe('a program that works as a whole', () => {
  it('stores all or nothing, with the transactions inside it', async () => {
    const work = async () => {
      const part = await client.transaction()
      await part.execute(add('part'))
      await part.commit()
      throw new Error('killed')
    }
    await expect(client.whole(work)).rejects.toThrow('killed')
    expect(stored()).toEqual([])
    await client.whole(() => client.execute(add('whole')))
    expect(stored()).toEqual(['whole'])
  })

  it('may build tables anew that others refer to', async () => {
    await client.executeMultiple(
      'CREATE TABLE marks (note INTEGER REFERENCES notes(id)); INSERT INTO notes VALUES (1, 1); INSERT INTO marks VALUES (1)',
    )
    await client.whole(() => client.execute('DELETE FROM notes'), { foreignKeys: false })
    await expect(client.execute('INSERT INTO marks VALUES (7)')).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
    })
  })
})

describe('the file below it', () => {
  it('is missed as soon as it is gone: nothing is thanked for, until it is there again', async () => {
    await client.execute(add('before'))
    renameSync(file, `${file}.away`)
    await expect(client.execute(add('lost'))).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    renameSync(`${file}.away`, file)
    await vi.waitFor(() => client.execute(add('after')), { timeout: 5000 })
    expect(stored()).toEqual(['before', 'after'])
    expect(onReturn).toHaveBeenCalled()
  })

  it('is noticed between a write and its end', async () => {
    const transaction = await client.transaction()
    await transaction.execute(add('lost'))
    renameSync(file, `${file}.away`)
    await expect(transaction.commit()).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
  })

  it('may be replaced by another one', async () => {
    const copy = path.join(folder, 'copy.db')
    await client.execute(add('backup'))
    queryRows(file, 'VACUUM INTO ?', [copy])
    await client.execute(add('newer'))
    for (const rest of ['-wal', '-shm']) unlinkSync(file + rest)
    renameSync(copy, file)
    await expect(client.execute(add('lost'))).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    await vi.waitFor(() => client.execute(add('after')), { timeout: 5000 })
    expect(stored()).toEqual(['backup', 'after'])
  })

  it('loses nothing when its write-ahead log is removed alone', async () => {
    await client.execute(add('logged'))
    unlinkSync(`${file}-wal`)
    await expect(client.execute(add('lost'))).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    await vi.waitFor(() => client.execute(add('after')), { timeout: 5000 })
    expect(stored()).toEqual(['logged', 'after'])
  })
})

it('reads an integer beyond 2^53 rounded, with all other rows', async () => {
  await client.executeMultiple(
    'CREATE TABLE numbers (n NUMERIC); INSERT INTO numbers VALUES (1), (1000000000000000001)',
  )
  const { rows } = await client.execute('SELECT n FROM numbers')
  expect(rows.map(({ n }) => n)).toEqual([1, 1e18])
})

it.each([
  ['SELECT 1', true],
  [' with a as (select 1) select * from a', true],
  ['PRAGMA table_info(notes)', true],
  ['PRAGMA foreign_keys = ON', false],
  ['WITH a AS (SELECT 1) INSERT INTO notes SELECT * FROM a', false],
  ['INSERT INTO notes VALUES (1) RETURNING *', false],
  ['CREATE TABLE x (y)', false],
])('takes %s for a read: %s', (sql, expected) => {
  expect(isRead(sql)).toBe(expected)
})
