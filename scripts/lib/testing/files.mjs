import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Roots of tests: of the demo, which a site of one's own may have deleted, and of everything else. */
const roots = ['tests', 'tests/demo']

/**
 * Lists the test files of a project, in an order that is the same everywhere.
 * @param {'unit' | 'api' | 'resilience' | 'e2e'} project
 */
export const testFiles = (project) =>
  roots
    .map((root) => `${root}/${project}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()

/**
 * Folders say where a file runs: below `nightly/` in `npm run test:all` alone, below `database/` on both databases
 * early, below `http/` and `server/` on SQLite alone.
 * @param {string} file
 * @param {string[]} folders
 */
export const isBelow = (file, ...folders) =>
  path.posix
    .dirname(file)
    .split('/')
    .some((folder) => folders.includes(folder))

/**
 * Cuts a list into slices that are about as large: the same files make the same slices.
 * @param {string[]} files
 * @param {number} count
 */
export const sliced = (files, count) =>
  Array.from({ length: count }, (_, slice) => files.filter((_file, at) => at % count === slice))

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.replaceAll(path.sep, '/')),
  )
