import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const migrationFolder = 'src/migrations'

/**
 * Names of the migrations of a folder, in the order in which they are run.
 * @param {string} [folder]
 */
export const migrationNames = (folder = migrationFolder) =>
  readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/**
 * Returns the content of `src/migrations/index.ts` for these migrations, in the form in which Payload writes it.
 * @param {string[]} names
 */
export function migrationIndex(names) {
  const imports = names.map((name) => `import * as migration_${name} from './${name}';\n`)
  const entries = names.map(
    (name, index) => `  {
    up: migration_${name}.up,
    down: migration_${name}.down,
    name: '${name}'${index < names.length - 1 ? ',' : ''}
  },\n`,
  )
  return `${imports.join('')}\nexport const migrations = [\n${entries.join('')}];\n`
}

/**
 * Writes the list of migrations from the files of the folder, so that a merge conflict in it need not be solved.
 * @param {string} [folder]
 */
export function writeMigrationIndex(folder = migrationFolder) {
  writeFileSync(path.join(folder, 'index.ts'), migrationIndex(migrationNames(folder)))
}

/**
 * Completes what Payload's generator leaves out where a column is added: it quotes no name behind `REFERENCES`, which is
 * no SQL for a collection called `order` or `references`, and does not say what becomes of a row whose end is deleted.
 * @param {string} name of a migration
 * @param {string} [folder]
 * @returns {string[]} the statements that were changed
 */
export function completeMigration(name, folder = migrationFolder) {
  const file = path.join(folder, `${name}.ts`)
  const before = readFileSync(file, 'utf8')
  const after = completeStatements(before)
  if (after !== before) writeFileSync(file, after)
  const lines = before.split('\n')
  return after.split('\n').filter((line, at) => line !== lines[at])
}

/**
 * @param {string} text of a migration
 * @returns {string} the same with whole statements
 */
export const completeStatements = (text) =>
  text.replace(unfinished, (_, start, table, target, column) => {
    // Rows of these tables are the relations themselves.
    const then = table.endsWith('_rels') ? 'CASCADE' : 'SET NULL'
    return `${start} REFERENCES ${quoted(target)}(${quoted(column)}) ON DELETE ${then}`
  })

/** A column of a relation, as Payload's generator writes it within a template of TypeScript. */
const unfinished = /(ALTER TABLE \\`(\w+)\\` ADD .*?) REFERENCES (\w+)\((\w+)\)(?! ON DELETE)/g

/** @param {string} name */
const quoted = (name) => `\\\`${name}\\\``
