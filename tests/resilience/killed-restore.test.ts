import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MongoClient } from 'mongodb'
import Database from 'libsql'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { program } from '../helpers/backup'
import { readLastingContents } from '../helpers/database-contents'
import { type Death, runUntil } from '../helpers/killed-program'
import { provideDatabase } from '../helpers/server'
import { throwaway } from '../helpers/throwaway'

const isSqlite = !process.env.TEST_DATABASE_URI

const places: ReturnType<typeof throwaway>[] = []

/** A site with a category and files of its own. */
async function newSite(name: string) {
  const place = throwaway()
  places.push(place)
  const env: NodeJS.ProcessEnv = { ...place.environment, PORT: String(await freePort()) }
  await provideDatabase(env)
  const uri = String(env.DATABASE_URI)
  if (isSqlite) {
    const database = new Database(uri.slice('file:'.length))
    database.exec(`INSERT INTO categories (id, slug) VALUES ('${name}', '${name}')`)
    database.close()
  } else {
    const client = new MongoClient(uri)
    await client.db().collection('categories').insertOne({ slug: name })
    await client.close()
  }
  const { folder } = place
  const key = name.charCodeAt(0).toString(16).padStart(32, '0')
  mkdirSync(path.join(folder, 'uploads'))
  mkdirSync(path.join(folder, 'private-files/documents'), { recursive: true })
  writeFileSync(path.join(folder, `uploads/${name}.webp`), name)
  writeFileSync(path.join(folder, 'uploads/both.webp'), name)
  writeFileSync(path.join(folder, `private-files/documents/${key}`), name)
  return { env, folder, uri }
}

type Site = Awaited<ReturnType<typeof newSite>>

const contentsOf = async ({ folder, uri }: Site) => ({
  rows: await readLastingContents(uri),
  files: Object.fromEntries(
    ['uploads', 'private-files/documents'].flatMap((part) =>
      readdirSync(path.join(folder, part)).map((name) => [
        `${part}/${name}`,
        readFileSync(path.join(folder, part, name), 'utf8'),
      ]),
    ),
  ),
})

/** Lists the traces of a restore beside the data. */
const tracesIn = ({ folder }: Site): string[] =>
  readdirSync(folder).filter((name) => /restor/.test(name))

let archive: string
let saved: Awaited<ReturnType<typeof contentsOf>>

beforeAll(async () => {
  const source = await newSite('saved')
  archive = path.join(source.folder, 'site.tar.gz')
  const { code, lines } = await program('backup', source.env, archive)
  expect(code, lines.join('\n')).toBe(0)
  saved = await contentsOf(source)
})
afterAll(async () => {
  for (const { remove } of places) await remove()
})

const restoreAndDie = ({ env }: Site, death: Death) =>
  runUntil(death, 'scripts/restore.ts', env, archive, '--force')

describe('a restore that is killed', () => {
  it('before it replaces anything leaves all as it was', async () => {
    const site = await newSite('former')
    const before = await contentsOf(site)
    await restoreAndDie(site, { at: 1, writing: 'file rename .*restore\\.json$' })
    await prepareDatabase(undefined, site.env)
    expect((await contentsOf(site)).files).toEqual(before.files)
    expect((await contentsOf(site)).rows.categories).toEqual(before.rows.categories)
    // What it has left is in nobody's way, and goes with the next one.
    const { code, lines } = await program('restore', site.env, archive, '--force')
    expect(code, lines.join('\n')).toBe(0)
    expect(await contentsOf(site)).toEqual(saved)
    expect(tracesIn(site)).toEqual([])
  })

  const late: Death[] = [
    isSqlite
      ? { at: 1, writing: 'file rename .*test\\.db$' }
      : { at: 3, writing: 'renameCollection' },
    { at: 1, writing: 'file rename .*/uploads$' },
  ]
  it.each(late)('in the middle is completed by the next start: $writing', async (death) => {
    const site = await newSite('former')
    await restoreAndDie(site, death)
    const refused = await program('backup', site.env, path.join(site.folder, 'half.tar.gz'))
    expect([refused.code, refused.lines.join(' ')]).toEqual([
      1,
      expect.stringContaining('A restore started to replace the data'),
    ])
    expect(existsSync(path.join(site.folder, 'half.tar.gz'))).toBe(false)
    const said: string[] = []
    await prepareDatabase((line) => said.push(line), site.env)
    expect(said.join('\n')).toContain('Completed the interrupted restore')
    expect((await contentsOf(site)).files).toEqual(saved.files)
    expect((await contentsOf(site)).rows.categories).toEqual(saved.rows.categories)
    expect(tracesIn(site)).toEqual([])
  })

  it('again and again, while it is completed, is completed in the end', async () => {
    const site = await newSite('former')
    await restoreAndDie(site, { at: 1, writing: 'file rename .*private-files.before-restore$' })
    for (const writing of ['file rename .*/private-files$', 'file rm .*restore\\.json$'])
      await runUntil({ at: 1, writing }, 'scripts/restore.ts', site.env, '--finish')
    await prepareDatabase(undefined, site.env)
    expect((await contentsOf(site)).files).toEqual(saved.files)
    expect((await contentsOf(site)).rows.categories).toEqual(saved.rows.categories)
    expect(tracesIn(site)).toEqual([])
  })
})

describe('a backup that is killed', () => {
  it('leaves no file of the name that was asked for', async () => {
    const site = await newSite('former')
    const file = path.join(site.folder, 'half.tar.gz')
    await runUntil({ at: 1, writing: 'file rename .*half' }, 'scripts/backup.ts', site.env, file)
    expect(existsSync(file)).toBe(false)
    const { code, lines } = await program('backup', site.env, file)
    expect(code, lines.join('\n')).toBe(0)
    expect(readdirSync(site.folder).filter((name) => name.startsWith('half'))).toEqual([
      'half.tar.gz',
    ])
    rmSync(file)
  })
})
