import { createRequire } from 'node:module'

/**
 * Loaded before a program by `node --import`, it ends that program as `kill -9` would, right before its
 * write number DIE_AT_WRITE to the database; where DIE_WRITING is set, of those alone that name this.
 */
const require = createRequire(import.meta.url)
const { DIE_WRITING: place = '' } = process.env
let left = Number(process.env.DIE_AT_WRITE)

const { prototype: sqlite } = require('libsql')
const { prepare } = sqlite
sqlite.prepare = function (statement, ...rest) {
  if (/^\s*(CREATE|ALTER|INSERT|UPDATE|DELETE)\b/i.test(statement)) countDown(statement)
  return prepare.call(this, statement, ...rest)
}

const { prototype: mongodb } = require('mongodb/lib/cmap/connection').Connection
const { command } = mongodb
mongodb.command = function (database, query, ...rest) {
  const [[name, collection]] = Object.entries(query)
  if (/^(create|createIndexes|insert|update|findAndModify|delete)$/.test(name)) {
    countDown(`${collection}`)
  }
  return command.call(this, database, query, ...rest)
}

function countDown(text) {
  if (text.includes(place)) left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
