import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Commands } from '@/scripts/lib/upgrade/commands.mjs'
import { restoreData } from '@/scripts/lib/upgrade/data.mjs'
import { mergeJson } from '@/scripts/lib/upgrade/merge-json.mjs'
import { settingsBetween, updateNotes } from '@/scripts/lib/upgrade/report.mjs'
import { begin, proceed, undo } from '@/scripts/lib/upgrade/upgrade.mjs'
import { migrationIndex, migrationNames } from '@/scripts/lib/migration-index.mjs'

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
  }).trim()

function write(folder: string, files: Record<string, string | object>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}
const commit = (folder: string, message: string, files: Record<string, string | object>) => {
  write(folder, files)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '-m', message)
}
const read = (file: string) => readFileSync(path.join(site, file), 'utf8')

const snapshot = (...columns: string[]) => ({
  id: columns.join(),
  tables: {
    products: { columns: Object.fromEntries(columns.map((name) => [name, { type: 'text' }])) },
  },
})
const migration = (name: string, ...columns: string[]) => ({
  [`src/migrations/${name}.ts`]: 'export const up = 1\nexport const down = 1\n',
  [`src/migrations/${name}.json`]: snapshot(...columns),
})
const index = (...names: string[]) => ({ 'src/migrations/index.ts': migrationIndex(names) })

const first = '20260101_000000_initial'
const theirs = '20260301_000000_theirs'
const own = '20260201_000000_own'

/** Two releases, and a site that was made from the first. */
beforeAll(() => {
  mkdirSync(upstream)
  git(upstream, 'init', '--quiet', '--initial-branch=main')
  commit(upstream, 'First', {
    'package.json': { name: 'kit', version: '0.1.0', scripts: { dev: 'a' } },
    'package-lock.json': { lock: 1 },
    'payload-types.ts': 'types 1\n',
    'src/page.ts': 'one\ntwo\nthree\n',
    'seed/cli.ts': 'demo 1\n',
    'src/generated/blocks.ts': 'none\n',
    'locales/en.json': { a: 'A' },
    'CHANGELOG.md': '# Changelog\n\n## 0.1.0\n\nAll.\n',
    '.env.example': '# PORT=\n',
    ...migration(first, 'name'),
    ...index(first),
  })
  git(upstream, 'tag', 'v0.1.0')
  commit(upstream, 'Second', {
    'package.json': { name: 'kit', version: '0.2.0', scripts: { dev: 'a', check: 'b' } },
    'package-lock.json': { lock: 2 },
    'payload-types.ts': 'types 2\n',
    'src/page.ts': 'one\ntwo\nthree, theirs\n',
    'seed/cli.ts': 'demo 2\n',
    'seed/records.ts': 'demo 2\n',
    'tests/demo/records.test.ts': 'demo 2\n',
    'src/generated/blocks.ts': 'theirs\n',
    'locales/en.json': { a: 'A', b: 'B' },
    'CHANGELOG.md':
      '# Changelog\n\n## 0.2.0\n\n- **Update:** turn it\n  round.\n- New.\n\n## 0.1.0\n\nAll.\n',
    '.env.example': '# PORT=\n# SPEED=\n',
    ...migration(theirs, 'name', 'theirs'),
    ...index(first, theirs),
  })
  git(upstream, 'tag', 'v0.2.0')
  git(upstream, 'tag', 'v0.10.0-beta.1')
})

function startSite() {
  process.chdir(home)
  rmSync(site, { recursive: true, force: true })
  git(root, 'clone', '--quiet', upstream, 'site')
  git(site, 'checkout', '--quiet', '-B', 'main', 'v0.1.0')
  git(site, 'config', 'user.name', 'Site')
  git(site, 'config', 'user.email', 'site@example.com')
  commit(site, 'Ours', {
    'package.json': { name: 'acme', version: '3.0.0', scripts: { dev: 'a', own: 'c' } },
    'package-lock.json': { lock: 'ours' },
    'payload-types.ts': 'types ours\n',
    'locales/en.json': { a: 'A', z: 'Z' },
    'src/own.ts': 'ours\n',
    'src/generated/blocks.ts': 'ours\n',
    ...migration(own, 'name', 'own'),
    ...index(first, own),
  })
  process.chdir(site)
  said.length = 0
}

/** In place of npm, Payload and the checks; notes what was run. */
function recorded(more: Partial<Commands> = {}): Commands & { ran: string[] } {
  const ran: string[] = []
  const commands: Commands = {
    proceed: () => proceed(commands),
    install: async () => {
      ran.push('install')
      writeFileSync('package-lock.json', `${read('package-lock.json')} installed`)
    },
    generate: async () => {
      ran.push('generate')
      writeFileSync('payload-types.ts', 'types of both\n')
    },
    createMigration: async () => void ran.push('createMigration'),
    rehearse: async () => ({ told: 'Rehearsed', losses: [], missing: [], statements: [] }),
    check: async (base) => {
      ran.push(`check ${base === git(upstream, 'rev-parse', 'v0.2.0') ? 'v0.2.0' : base}`)
      return undefined
    },
    ...more,
  }
  return { ...commands, ran }
}
const release = { from: upstream }

describe('an upgrade', () => {
  beforeEach(startSite)

  it('takes the newest release, whose generated files are made anew', async () => {
    const commands = recorded()
    expect(await begin(release, commands)).toBe(true)
    expect(commands.ran).toEqual(['install', 'generate', 'createMigration', 'check v0.2.0'])
    expect(read('src/page.ts')).toBe('one\ntwo\nthree, theirs\n')
    expect(read('src/own.ts')).toBe('ours\n')
    expect(read('payload-types.ts')).toBe('types of both\n')
    expect(read('package-lock.json')).toContain('"lock": 2')
    expect(JSON.parse(read('locales/en.json'))).toEqual({ a: 'A', b: 'B', z: 'Z' })
    expect(JSON.parse(read('package.json'))).toEqual({
      name: 'acme',
      version: '3.0.0',
      scripts: { dev: 'a', check: 'b', own: 'c' },
    })
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(git(site, 'log', '-1', '--format=%s %p')).toMatch(/^Take v0\.2\.0 of upstream \w+ \w+$/)
    const text = said.join('')
    expect(text).toContain('turn it round.')
    expect(text).toContain('New settings, see .env.example: SPEED')
    expect(await begin(release, commands)).toBe(true)
    expect(said.join('')).toContain('Nothing to do')
  })

  it('brings nothing of the demo back where the site deleted it, and all of it elsewhere', async () => {
    await begin(release, recorded())
    expect([read('seed/cli.ts'), read('tests/demo/records.test.ts')]).toEqual([
      'demo 2\n',
      'demo 2\n',
    ])
    startSite()
    git(site, 'rm', '-r', '--quiet', 'seed')
    git(site, 'commit', '--quiet', '-m', 'Without the demo')
    expect(await begin(release, recorded())).toBe(true)
    expect(['seed', 'tests/demo'].filter((place) => existsSync(path.join(site, place)))).toEqual([])
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(read('src/page.ts')).toBe('one\ntwo\nthree, theirs\n')
  })

  it('lists the migrations of both sides by date, and joins what they made of the tables', async () => {
    await begin(release, recorded())
    const names = migrationNames()
    expect(names.slice(0, 3)).toEqual([first, own, theirs])
    expect(names[3]).toMatch(/_join_v0_2_0$/)
    expect(read('src/migrations/index.ts')).toBe(migrationIndex(names))
    const { tables } = JSON.parse(read(`src/migrations/${names[3]}.json`))
    expect(Object.keys(tables.products.columns).sort()).toEqual(['name', 'own', 'theirs'])
  })

  it('refuses what is not committed, and says which files', async () => {
    write(site, { 'src/own.ts': 'changed\n' })
    await expect(begin(release, recorded())).rejects.toThrow(/Commit or stash.*\n.*src\/own\.ts/)
    expect(read('src/page.ts')).toBe('one\ntwo\nthree\n')
  })

  it('says how to name an upstream that is not there, and a release that it does not have', async () => {
    await expect(begin({ from: 'upstream' }, recorded())).rejects.toThrow('git remote add upstream')
    await expect(begin({ ...release, to: 'v9' }, recorded())).rejects.toThrow('v9')
  })

  it('leaves conflicts to a person, tells both sides, and goes on once they are solved', async () => {
    commit(site, 'Ours on the page', { 'src/page.ts': 'one\ntwo\nthree, ours\n' })
    const commands = recorded()
    expect(await begin(release, commands)).toBe(false)
    expect(commands.ran).toEqual([])
    const text = said.join('')
    expect(text).toMatch(
      /1 file\(s\)[^]*src\/page\.ts\n +you: +Ours on the page\n +upstream: Second/,
    )
    await expect(proceed(commands)).rejects.toThrow('src/page.ts')
    await expect(begin(release, commands)).rejects.toThrow(/under way|Commit or stash/)
    write(site, { 'src/page.ts': 'one\ntwo\nthree, both\n' })
    expect(await proceed(commands)).toBe(true)
    expect(git(site, 'show', 'HEAD:src/page.ts')).toBe('one\ntwo\nthree, both')
  })

  it.each([
    ['values that migrations take away', { losses: ['products.own: 5 before'] }, 'products.own: 5'],
    ['tables that no migration makes', { missing: ['awards is new'] }, 'awards is new'],
  ])('stops at %s', async (_, found, words) => {
    const rehearse = async () => ({
      told: 'Rehearsed',
      losses: [],
      missing: [],
      statements: [],
      ...found,
    })
    await expect(begin(release, recorded({ rehearse }))).rejects.toThrow(words)
    expect(await proceed(recorded())).toBe(true)
  })

  it('completes tables that the migrations of both sides leave incomplete', async () => {
    const statements = ['ALTER TABLE `products` ADD `own` text']
    const found = [{ missing: ['products.own is new'], statements }]
    const rehearse = async () => ({
      ...{ told: 'Rehearsed', losses: [], missing: [], statements: [] },
      ...found.shift(),
    })
    expect(await begin(release, recorded({ rehearse }))).toBe(true)
    const migration = migrationNames().at(-1)
    expect(migration).toMatch(/_complete_v0_2_0$/)
    expect(read(`src/migrations/${migration}.ts`)).toContain(statements[0])
    expect(read('src/migrations/index.ts')).toBe(migrationIndex(migrationNames()))
    expect(git(site, 'status', '--porcelain')).toBe('')
  })

  it('stops where checks fail, and goes on without them where that is wanted', async () => {
    const commands = recorded({ check: async () => 'types: 1 error' })
    await expect(begin(release, commands)).rejects.toThrow('types: 1 error')
    expect(await proceed(commands, { skipChecks: true })).toBe(true)
  })

  it.each(['after it was done', 'among conflicts', 'after checks that failed'])(
    'is undone %s',
    async (when) => {
      if (when === 'among conflicts') {
        commit(site, 'Ours on the page', { 'src/page.ts': 'one\ntwo\nthree, ours\n' })
      }
      const before = git(site, 'rev-parse', 'HEAD')
      const check = async () => (when.endsWith('failed') ? 'types: 1 error' : undefined)
      await begin(release, recorded({ check })).catch(() => undefined)
      const commands = recorded()
      await undo(commands)
      expect(git(site, 'rev-parse', 'HEAD')).toBe(before)
      expect(commands.ran).toEqual(['install'])
      expect(git(site, 'diff', '--stat', 'HEAD')).toBe('')
      expect(existsSync(path.join(site, `src/migrations/${theirs}.ts`))).toBe(false)
      await expect(undo(commands)).rejects.toThrow('no upgrade')
    },
  )

  it('takes a site without upstream’s history, once it is told how that began', async () => {
    rmSync(path.join(site, '.git'), { recursive: true })
    git(site, 'init', '--quiet', '--initial-branch=main')
    git(site, 'config', 'user.name', 'Site')
    git(site, 'config', 'user.email', 'site@example.com')
    commit(site, 'All at once', {})
    await expect(begin(release, recorded())).rejects.toThrow('--base')
    expect(await begin({ ...release, base: 'v0.1.0' }, recorded())).toBe(true)
    expect(read('src/page.ts')).toBe('one\ntwo\nthree, theirs\n')
    expect(read('src/own.ts')).toBe('ours\n')
  })
})

describe('the data', () => {
  const database = path.join(root, 'site.db')
  const file = path.join(root, 'site.before-upgrade.db')
  const open = (name: string, work: (db: InstanceType<typeof Database>) => unknown) => {
    const db = new Database(name)
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  const products = () => open(database, (db) => db.prepare('SELECT name FROM products').all([]))
  const backup = { kind: 'sqlite', file, database, migrations: ['a'] } as const

  beforeEach(() => {
    for (const name of [database, file]) {
      rmSync(name, { force: true })
      open(name, (db) => {
        db.exec('CREATE TABLE payload_migrations (name); CREATE TABLE products (name)')
        db.exec("INSERT INTO payload_migrations VALUES ('a')")
        db.exec(`INSERT INTO products VALUES ('${name === file ? 'Before' : 'Since'}')`)
      })
    }
  })

  it('stay as they are where no migration was run since', () => {
    expect(restoreData({ ...backup, migrations: ['a'] })).toBe('The data were not changed')
    expect(products()).toEqual([{ name: 'Since' }])
  })

  it('go back to the backup where migrations were run, and what was stored since is kept', () => {
    open(database, (db) => db.exec("INSERT INTO payload_migrations VALUES ('b')"))
    const told = restoreData({ ...backup, migrations: ['a'] })
    expect(products()).toEqual([{ name: 'Before' }])
    const aside = /is in (\S+)$/.exec(told)?.[1] ?? ''
    expect(open(aside, (db) => db.prepare('SELECT name FROM products').all([]))).toEqual([
      { name: 'Since' },
    ])
  })
})

describe('what is merged and told', () => {
  it('merges JSON by keys, and names what both sides changed', () => {
    const base = { a: 1, b: { c: 1, d: 1 }, e: [1] }
    const { merged, conflicts } = mergeJson(
      base,
      { a: 2, b: { c: 1, d: 1, ours: 1 }, e: [1] },
      { a: 3, b: { d: 1, theirs: 1 }, e: [2] },
    )
    expect(merged).toEqual({ a: 2, b: { d: 1, ours: 1, theirs: 1 }, e: [2] })
    expect(conflicts).toEqual(['a'])
  })

  it('reads the changelog down to the version that a site comes from', () => {
    const changelog =
      '# C\n\n## Unreleased\n\n### Added\n\n- **Update:** c\n- d\n\n### Update\n\n- e\n  f\n\n## 0.2.0\n\n- a. **Update:** b\n\n## 0.1.0\n\n- **Update:** old\n'
    expect(updateNotes(changelog, '0.1.0')).toEqual(['**Update:** c', 'e f', 'a. **Update:** b'])
    expect(updateNotes(changelog, '0.2.0')).toEqual(['**Update:** c', 'e f'])
  })

  it('tells settings that came and went', () => {
    expect(settingsBetween('# AA=1\nBB=\n', '# AA=2\n# CC=\n')).toEqual({
      added: ['CC'],
      removed: ['BB'],
    })
  })
})

it('lists the migrations of this site as their folder has them', () => {
  const folder = path.join(home, 'src/migrations')
  expect(readFileSync(path.join(folder, 'index.ts'), 'utf8')).toBe(
    migrationIndex(migrationNames(folder)),
  )
})
