import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrationIndex, migrationNames } from '@/scripts/lib/migration-index.mjs'
import type { Commands } from '@/scripts/lib/upgrade/commands.mjs'
import { rehearse, restoreData, saveData } from '@/scripts/lib/upgrade/data.mjs'
import { finishMerge, undoMerge } from '@/scripts/lib/upgrade/upgrade.mjs'

/** In place of a start, which takes seconds: one migration runs, and takes a column away. */
vi.mock(import('@/scripts/lib/database.mjs'), async (load) => ({
  ...(await load()),
  prepareDatabase: async (_, env = {}) => {
    const db = new Database(String(env.DATABASE_URI).slice('file:'.length))
    db.exec("ALTER TABLE products DROP own; INSERT INTO payload_migrations VALUES ('b')")
    db.close()
    return { seeded: false, notices: ['awards is new'], statements: ['CREATE TABLE awards'] }
  },
}))

/** Backups and restores that were run, which take seconds, too. */
const programs: string[][] = []

vi.mock(import('@/scripts/lib/run.mjs'), async (load) => {
  const original = await load()
  const run: typeof original.run = async (command, args, options) => {
    if (args[0] !== 'scripts/program.mjs') return original.run(command, args, options)
    programs.push(args.slice(1))
    return { code: 0, lines: [], isHung: false }
  }
  return { ...original, run }
})

const said: string[] = []
const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
  said.push(String(text))
  return true
})
const root = mkdtempSync(path.join(os.tmpdir(), 'terminalia-upgrade-test-'))
const upstream = path.join(root, 'upstream')
const site = path.join(root, 'site')
const home = process.cwd()

afterAll(() => {
  process.chdir(home)
  written.mockRestore()
  rmSync(root, { recursive: true, force: true })
})

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

function write(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
const commit = (folder: string, message: string, files: Record<string, string>) => {
  write(folder, files)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '-m', message)
}
const read = (file: string) => readFileSync(path.join(site, file), 'utf8')

const first = '20260101_000000_initial'
const theirs = '20260301_000000_theirs'
const own = '20260201_000000_own'

const migration = (name: string) => ({ [`src/migrations/${name}.ts`]: 'export const up = 1\n' })
const index = (...names: string[]) => ({ 'src/migrations/index.ts': migrationIndex(names) })

/** Two versions, and a site that was made from the first. */
beforeAll(() => {
  mkdirSync(upstream)
  copyFileSync('.gitattributes', path.join(upstream, '.gitattributes'))
  git(upstream, 'init', '--quiet', '--initial-branch=main')
  commit(upstream, 'First', {
    'package-lock.json': 'lock 1\n',
    'payload-types.ts': 'types 1\n',
    'src/page.ts': 'one\ntwo\nthree\n',
    'src/generated/blocks.ts': 'none\n',
    ...migration(first),
    ...index(first),
  })
  git(upstream, 'tag', 'v0.1.0')
  commit(upstream, 'Second', {
    'package-lock.json': 'lock 2\n',
    'payload-types.ts': 'types 2\n',
    'src/page.ts': 'one\ntwo\nthree, theirs\n',
    'src/generated/blocks.ts': 'theirs\n',
    ...migration(theirs),
    ...index(first, theirs),
  })
  git(upstream, 'tag', 'v0.2.0')
})

function startSite(files: Record<string, string> = {}) {
  process.chdir(home)
  rmSync(site, { recursive: true, force: true })
  git(root, 'clone', '--quiet', upstream, 'site')
  git(site, 'checkout', '--quiet', '-B', 'main', 'v0.1.0')
  git(site, 'config', 'user.name', 'Site')
  git(site, 'config', 'user.email', 'site@example.com')
  commit(site, 'Ours', { 'src/own.ts': 'ours\n', ...files })
  process.chdir(site)
  said.length = 0
}

/** Changes of the site in the same generated files. */
const generatedByUs = {
  'package-lock.json': 'lock ours\n',
  'payload-types.ts': 'types ours\n',
  'src/generated/blocks.ts': 'ours\n',
  ...migration(own),
  ...index(first, own),
}

/** @returns false where conflicts are left */
function merge(): boolean {
  try {
    git(site, 'merge', '--quiet', 'v0.2.0')
    return true
  } catch {
    return false
  }
}

const nothingFound = { told: 'Rehearsed', migrations: [], losses: [], missing: [], statements: [] }

/** In place of npm, Payload and the data; notes what was run. */
function recorded(more: Partial<Commands> = {}): Commands & { ran: string[] } {
  const ran: string[] = []
  const note =
    <T>(name: string, value: T) =>
    async () => {
      ran.push(name)
      return value
    }
  return {
    ran,
    updatePackages: async () => {
      ran.push('updatePackages')
      writeFileSync('package-lock.json', `${read('package-lock.json')}installed`)
    },
    installPackages: note('installPackages', 'Packages'),
    generate: async () => {
      ran.push('generate')
      write(site, { 'payload-types.ts': 'types of both\n', 'src/generated/blocks.ts': 'both\n' })
    },
    saveData: note('saveData', { file: 'backup.tar.gz', migrations: [first] }),
    rehearse: note('rehearse', nothingFound),
    restoreData: note('restoreData', 'Restored'),
    ...more,
  }
}

describe('after a merge', () => {
  it('generated files are made anew and are part of it, whatever either side made of them', async () => {
    startSite(generatedByUs)
    expect(merge()).toBe(false)
    expect(read('payload-types.ts')).toBe('types ours\n')
    const commands = recorded()
    expect(await finishMerge(commands)).toBe(true)
    expect(commands.ran).toEqual(['updatePackages', 'generate', 'saveData', 'rehearse'])
    expect(read('package-lock.json')).toBe('lock 2\ninstalled')
    expect(read('payload-types.ts')).toBe('types of both\n')
    expect(read('src/generated/blocks.ts')).toBe('both\n')
    expect(read('src/migrations/index.ts')).toBe(migrationIndex([first, own, theirs]))
    expect(read('src/page.ts')).toBe('one\ntwo\nthree, theirs\n')
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(git(site, 'log', '-1', '--format=%p')).toMatch(/^\w+ \w+$/)
  })

  it('that is committed already, they are committed by themselves', async () => {
    startSite()
    expect(merge()).toBe(true)
    expect(await finishMerge(recorded())).toBe(true)
    expect(git(site, 'log', '-1', '--format=%s')).toBe('Regenerate files after the merge')
    expect(git(site, 'status', '--porcelain')).toBe('')
  })

  it('other conflicts are left to a person', async () => {
    startSite({ 'src/page.ts': 'one\ntwo\nthree, ours\n' })
    expect(merge()).toBe(false)
    const commands = recorded()
    await expect(finishMerge(commands)).rejects.toThrow(/Solve these conflicts.*\n +src\/page\.ts/)
    expect(commands.ran).toEqual([])
    write(site, { 'src/page.ts': 'one\ntwo\nthree, both\n' })
    git(site, 'add', 'src/page.ts')
    expect(await finishMerge(commands)).toBe(true)
    expect(git(site, 'show', 'HEAD:src/page.ts')).toBe('one\ntwo\nthree, both')
  })

  it('it says which values migrations take away, and which migrations are missing', async () => {
    startSite()
    merge()
    const found = {
      migrations: [theirs],
      losses: ['products.own: 5 before, not there after'],
      missing: ['awards is new'],
    }
    const rehearse = async () => ({ ...nothingFound, ...found })
    expect(await finishMerge(recorded({ rehearse }))).toBe(false)
    for (const [line] of Object.values(found)) expect(said.join('')).toContain(line)
    const again = recorded()
    expect(await finishMerge(again)).toBe(true)
    expect(again.ran).not.toContain('saveData')
  })

  it('which is missing, it says how to merge', async () => {
    startSite()
    await expect(finishMerge(recorded())).rejects.toThrow('git merge v')
  })
})

describe('an upgrade', () => {
  it.each(['when it is done', 'when more was committed since'])('is undone %s', async (when) => {
    startSite(generatedByUs)
    const before = git(site, 'rev-parse', 'HEAD')
    merge()
    await finishMerge(recorded())
    if (when.includes('more')) commit(site, 'More', { 'src/more.ts': 'more\n' })
    const after = git(site, 'rev-parse', 'HEAD')
    const restored = vi.fn(async () => 'Restored')
    const commands = recorded({ restoreData: restored })
    await undoMerge(commands)
    expect(restored).toHaveBeenCalledWith({ file: 'backup.tar.gz', migrations: [first] })
    expect(commands.ran).toEqual(['installPackages'])
    expect(git(site, 'rev-parse', 'HEAD', 'upgrade-undone').split('\n')).toEqual([before, after])
    expect(git(site, 'status', '--porcelain')).toBe('')
    await expect(undoMerge(commands)).rejects.toThrow('no upgrade to undo')
  })

  it('is not undone over changes that are not committed', async () => {
    startSite()
    merge()
    await finishMerge(recorded())
    write(site, { 'src/own.ts': 'changed\n' })
    const commands = recorded()
    await expect(undoMerge(commands)).rejects.toThrow(/Commit or stash.*\n.*src\/own\.ts/)
    expect(commands.ran).toEqual([])
  })
})

describe('the data', () => {
  const database = path.join(root, 'site.db')
  const open = (sql: string) => {
    const db = new Database(database)
    db.exec(sql)
    db.close()
  }

  beforeEach(() => {
    rmSync(database, { force: true })
    vi.stubEnv('DATABASE_URI', `file:${database}`)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('are migrated as a copy, whose contents are compared', async () => {
    open("CREATE TABLE payload_migrations (name); INSERT INTO payload_migrations VALUES ('a')")
    open("CREATE TABLE products (name, own); INSERT INTO products VALUES ('x', 1), ('y', 2)")
    const before = readFileSync(database)
    expect(await rehearse(() => undefined)).toEqual({
      told: '3 tables and columns were compared',
      migrations: ['b'],
      losses: ['products.own: 2 before, not there after'],
      missing: ['awards is new'],
      statements: ['CREATE TABLE awards'],
    })
    expect(readFileSync(database).equals(before)).toBe(true)
  })

  it('stay as they are where no migration was run since', async () => {
    open("CREATE TABLE payload_migrations (name); INSERT INTO payload_migrations VALUES ('a')")
    const told = await restoreData({ file: 'none.tar.gz', migrations: ['a'] })
    expect(told).toContain('is unchanged')
  })

  it('go back to the backup where migrations were run, and what was stored since is saved', async () => {
    vi.stubEnv('DATA_DIR', root)
    open("CREATE TABLE payload_migrations (name); INSERT INTO payload_migrations VALUES ('a')")
    const backup = await saveData(() => undefined)
    expect(backup?.migrations).toEqual(['a'])
    open("INSERT INTO payload_migrations VALUES ('b')")
    const told = await restoreData(backup)
    expect(programs).toEqual([
      ['scripts/backup.ts', expect.stringMatching(/before-upgrade-.*\.tar\.gz$/)],
      ['scripts/backup.ts', expect.stringMatching(/after-upgrade-.*\.tar\.gz$/)],
      ['scripts/restore.ts', backup?.file, '--force'],
    ])
    expect(told).toContain(programs[1]?.[1])
  })

  it('of MongoDB stay as they are, and it says how to restore them', async () => {
    vi.stubEnv('DATABASE_URI', 'mongodb://localhost/site')
    expect(await restoreData({ file: 'b.tar.gz' })).toContain('npm run restore -- b.tar.gz --force')
    expect((await rehearse(() => undefined)).told).toBe('Only SQLite is rehearsed')
  })

  it('need no backup where there are none', async () => {
    expect(await saveData(() => undefined)).toBeUndefined()
    expect(await restoreData(undefined)).toBe('There was no data.')
  })
})

it('lists the migrations of this site as their folder has them', () => {
  const folder = path.join(home, 'src/migrations')
  expect(readFileSync(path.join(folder, 'index.ts'), 'utf8')).toBe(
    migrationIndex(migrationNames(folder)),
  )
})
