import { createRequire } from 'node:module'

/**
 * Loaded before a program by `node --import`, it ends that program as `kill -9` would, right before its
 * write number DIE_AT_WRITE to the database; where DIE_WRITING is set, of those alone that name this.
 */
const require = createRequire(import.meta.url)
const { DIE_WRITING: place = '' } = process.env
let left = Number(process.env.DIE_AT_WRITE)

/** Each start makes sure of the indexes of every collection, which says nothing about one of them. */
const counted = place
  ? /^(insert|update|findAndModify|delete)$/
  : /^(create|createIndexes|insert|update|findAndModify|delete)$/

const { prototype: sqlite } = require('libsql')
sqlite.prepare = new Proxy(sqlite.prepare, {
  apply(prepare, database, [statement, ...rest]) {
    if (/^\s*(CREATE|ALTER|INSERT|UPDATE|DELETE)\b/i.test(statement)) countDown(statement)
    return Reflect.apply(prepare, database, [statement, ...rest])
  },
})

const { prototype: mongodb } = require('mongodb/lib/cmap/connection').Connection
mongodb.command = new Proxy(mongodb.command, {
  apply(command, connection, [database, query, ...rest]) {
    const [name = '', collection] = Object.entries(query)[0] ?? []
    if (counted.test(name)) {
      countDown(`${collection}`)
    }
    return Reflect.apply(command, connection, [database, query, ...rest])
  },
})

/** @param {string} text */
function countDown(text) {
  if (text.includes(place)) left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
