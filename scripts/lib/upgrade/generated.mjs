import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { migrationFolder, migrationNames, writeMigrationIndex } from '../migration-index.mjs'
import { git, tryGit, unmergedFiles } from './git.mjs'
import { mergeJson } from './merge-json.mjs'

/** Files and folders that programs make from other files: a merge of their lines means nothing. */
export const generatedFiles = [
  'package-lock.json',
  'payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/generated',
  `${migrationFolder}/index.ts`,
]

/**
 * Takes upstream's generated files as they are, whatever the merge made of them; they are made anew once the packages
 * are there. The list of migrations is made at once.
 * @param {string} target upstream's commit
 */
export async function takeGenerated(target) {
  for (const file of generatedFiles) {
    const { code } = await tryGit('checkout', target, '--', file)
    // Neither side may have it, or upstream no longer does.
    if (code !== 0) await tryGit('rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', file)
  }
  if (!existsSync(migrationFolder)) return
  writeMigrationIndex()
  await git('add', '--', `${migrationFolder}/index.ts`)
}

/** What a site names differently than upstream, and keeps. */
const ownKeys = ['name', 'version', 'description', 'license', 'private']

/** Solves conflicts in JSON files whose sides changed different keys: texts in languages, package.json. */
export async function solveJson() {
  for (const file of await unmergedFiles()) {
    if (!file.endsWith('.json')) continue
    const [base, ours, theirs] = [await stage(1, file), await stage(2, file), await stage(3, file)]
    if (ours === undefined || theirs === undefined) continue
    const { merged, conflicts } = mergeJson(base ?? {}, ours, theirs)
    const isSolved = conflicts.every((key) => file === 'package.json' && ownKeys.includes(key))
    if (!isSolved) continue
    writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`)
    await git('add', '--', file)
  }
}

/**
 * One of the versions that a merge starts from.
 * @param {1 | 2 | 3} number the base, ours, theirs
 * @param {string} file
 * @returns {Promise<unknown>} undefined where there is none, or it is no JSON
 */
async function stage(number, file) {
  const { code, lines } = await tryGit('show', `:${number}:${file}`)
  if (code !== 0) return undefined
  try {
    return JSON.parse(lines.join('\n'))
  } catch {
    return undefined
  }
}

/**
 * Where both sides have migrations of their own, the newest snapshot of the tables is one side's alone, and the next
 * `migrate:create` would repeat what the other side's migrations do. Adds a migration that runs nothing, whose
 * snapshot holds what both sides made.
 * @param {{ base: string, before: string, target: string, name: string }} upgrade
 * @returns {Promise<string | undefined>} the migration's name
 */
export async function joinMigrations({ base, before, target, name }) {
  const [from, ours, theirs] = await Promise.all([base, before, target].map(newestSnapshot))
  if (!ours || !theirs || ours === from || theirs === from || ours === theirs) return
  const read = async (/** @type {string} */ commit, /** @type {string | undefined} */ file) =>
    file === undefined ? {} : JSON.parse((await git('show', `${commit}:${file}`)).join('\n'))
  const theirSnapshot = await read(target, theirs)
  const { merged } = mergeJson(await read(base, from), await read(before, ours), theirSnapshot)
  const migration = migrationName('join', name)
  const file = path.join(migrationFolder, migration)
  const snapshot = {
    .../** @type {object} */ (merged),
    id: randomUUID(),
    prevId: theirSnapshot.id,
  }
  writeFileSync(`${file}.json`, JSON.stringify(snapshot, null, 2))
  writeFileSync(`${file}.ts`, emptyMigration(name))
  writeMigrationIndex()
  return migration
}

/**
 * @param {string} commit
 * @returns {Promise<string | undefined>} path of the newest snapshot that the commit has
 */
async function newestSnapshot(commit) {
  const { lines } = await tryGit('ls-tree', '--name-only', commit, `${migrationFolder}/`)
  return lines
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
}

/**
 * Adds a migration of what is missing after all others were run: one that builds a table anew takes columns away of
 * which the other side's migrations know. The snapshot stays that of the newest migration.
 * @param {string} name of the release
 * @param {string[]} statements
 */
export function completeMigrations(name, statements) {
  const newest = migrationNames().at(-1)
  const migration = migrationName('complete', name)
  const file = path.join(migrationFolder, migration)
  copyFileSync(path.join(migrationFolder, `${newest}.json`), `${file}.json`)
  const lines = statements.map((sql) => `  await db.run(sql.raw(${JSON.stringify(sql)}))`)
  writeFileSync(
    `${file}.ts`,
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What is missing of the tables after the site's own migrations and those of ${name}. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
${lines.join('\n')}
}

export async function down(): Promise<void> {
  // What was missing does no harm.
}
`,
  )
  writeMigrationIndex()
  return migration
}

/**
 * A name by which a migration is run after all others: of now, or of a second after the newest.
 * @param {string} kind
 * @param {string} release
 */
function migrationName(kind, release) {
  const [, ...parts] =
    /^(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)/.exec(migrationNames().at(-1) ?? '') ?? []
  const [year = 0, month = 1, day = 1, ...time] = parts.map(Number)
  const after = new Date(Date.UTC(year, month - 1, day, ...time) + 1000)
  const stamp = new Date(Math.max(Date.now(), after.getTime())).toISOString().replace(/\D/g, '')
  return `${stamp.slice(0, 8)}_${stamp.slice(8, 14)}_${kind}_${release.replace(/\W+/g, '_')}`
}

/** @param {string} name */
const emptyMigration = (
  name,
) => `/** Joins the site's own migrations with those of ${name}: its snapshot holds the tables after both. */
export async function up(): Promise<void> {
  // Both sides' migrations made the tables already.
}

export async function down(): Promise<void> {
  // See above.
}
`

/**
 * @param {string} file
 * @returns {boolean} whether it still holds the marks of a conflict
 */
export const hasMarkers = (file) =>
  existsSync(file) && /^(<{7} |>{7} )/m.test(readFileSync(file, 'utf8'))
