import { existsSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a program by `node --import`, it ends that program as `kill -9` would, right before its
 * write number DIE_AT_WRITE to the database; where DIE_WRITING is set, a regular expression, of those alone
 * that match it: an SQL statement, or a command of MongoDB with its collection (`createIndexes news`); where it begins
 * with `file`, of the files that are renamed or removed (`file rename /data/uploads`). Where DIE_ONCE_THERE names a file,
 * it counts as long as that one is there: a server need not be started anew for it.
 */
const require = createRequire(import.meta.url)
const place = new RegExp(process.env.DIE_WRITING ?? '', 'i')
const { DIE_ONCE_THERE: sign } = process.env
let left = Number(process.env.DIE_AT_WRITE)

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
    if (
      /^(create|createIndexes|insert|update|findAndModify|delete|renameCollection|drop)$/.test(name)
    ) {
      countDown(`${name} ${collection}`)
    }
    return Reflect.apply(command, connection, [database, query, ...rest])
  },
})

if (place.source.startsWith('file')) {
  const { promises } = require('node:fs')
  const { rename, rm } = promises
  promises.rename = (from, to) => {
    countDown(`file rename ${String(to)}`)
    return rename(from, to)
  }
  promises.rm = (file, options) => {
    countDown(`file rm ${String(file)}`)
    return rm(file, options)
  }
  syncBuiltinESMExports()
}

/** @param {string} text */
function countDown(text) {
  if (!place.test(text) || (sign && !existsSync(sign))) return
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
