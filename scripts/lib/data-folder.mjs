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
import { Stop } from './output.mjs'

/** Folder of the embedded database and of uploaded pictures. */
export const dataFolder = (env = process.env) => path.resolve(env.DATA_DIR || '.data')

/** Where the database is, for people; without name and password. */
export function databasePlace() {
  const file = databaseFile()
  return file ?? process.env.DATABASE_URI.replace(/\/\/[^@/]*@/, '//')
}

/** Makes the folders for what is kept, and makes sure that a database in them can be one. */
export function prepareDataFolder() {
  requireFolder(dataFolder())
  const file = databaseFile()
  if (!file) return
  requireFolder(path.dirname(file))
  requireDatabase(file)
}

/** @returns {string | undefined} path of an SQLite database; undefined for MongoDB */
export function databaseFile(env = process.env) {
  const uri = env.DATABASE_URI
  if (!uri) return path.join(dataFolder(env), 'terminalia.db')
  return uri.startsWith('file:') ? path.resolve(uri.replace(/^file:(\/\/)?/, '')) : undefined
}

function requireFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Stop(
      `The data folder ${folder} cannot be written (${error.code}).\n` +
        'Give this user the permission, or choose another folder: DATA_DIR=/path npm start',
    )
  }
}

const signature = Buffer.from('SQLite format 3\0')

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
    throw new Stop(`The database ${file} cannot be read and written (${error.code}).`)
  }
  // An empty file becomes a database at the first write.
  if (length > 0 && !start.equals(signature)) {
    throw new Stop(
      `${file} is no SQLite database, or a broken one.\n` +
        'Put a backup in its place, or move it away to start with an empty database.',
    )
  }
}
