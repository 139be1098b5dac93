import { readdirSync, writeFileSync } from 'node:fs'
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
 * What `src/migrations/index.ts` says for these migrations, in the form in which Payload writes it.
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
