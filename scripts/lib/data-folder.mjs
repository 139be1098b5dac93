import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
} from 'node:fs'
import path from 'node:path'
import { CliError } from './output.mjs'

/** @import { Env } from './environment.mjs' */

/**
 * Folder of the embedded database and of uploaded pictures.
 * @param {Env} [env]
 */
export const dataFolder = (env = process.env) => path.resolve(env.DATA_DIR || '.data')

/** Returns the place of the database, for people; without name and password. */
export function databasePlace() {
  const { DATABASE_URI: uri = '' } = process.env
  return databaseFile() ?? uri.replace(/\/\/[^@/]*@/, '//')
}

/** Makes the folders for what is kept, and makes sure that a database in them can be one. */
export function prepareDataFolder() {
  requireFolder(dataFolder())
  const file = databaseFile()
  if (!file) return
  requireFolder(path.dirname(file))
  requireDatabase(file)
}

/**
 * @param {Env} [env]
 * @returns {string | undefined} path of an SQLite database; undefined for MongoDB
 */
export function databaseFile(env = process.env) {
  const uri = env.DATABASE_URI
  if (!uri) return path.join(dataFolder(env), 'terminalia.db')
  return uri.startsWith('file:') ? path.resolve(uri.replace(/^file:(\/\/)?/, '')) : undefined
}

/** @param {string} folder */
function requireFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new CliError(
      `The data folder ${folder} cannot be written (${code}).\n` +
        'Give this user write permission, or choose another folder: DATA_DIR=/path npm start',
    )
  }
}

const signature = Buffer.from('SQLite format 3\0')

/** @param {string} file */
function requireDatabase(file) {
  if (!existsSync(file)) return
  const start = Buffer.alloc(signature.length)
  let length
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    const handle = openSync(file, 'r')
    length = readSync(handle, start)
    closeSync(handle)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new CliError(`The database ${file} cannot be read and written (${code}).`)
  }
  // An empty file becomes a database at the first write.
  if (length > 0 && !start.equals(signature)) {
    throw new CliError(
      `${file} is no SQLite database, or a broken one.\n` +
        'Restore a backup, or move the file away to start with an empty database.',
    )
  }
}
