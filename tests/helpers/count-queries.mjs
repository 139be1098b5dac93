import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { Server } from 'node:http'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * Loaded by `--import` into a server under test, it counts the queries that the server sends to its database while it
 * answers a request with the header `x-count-queries`, which names the count. A query belongs to the request in whose
 * async context it is sent, so that timers and jobs count for nobody, and neither does what a request leaves to be
 * done after its answer. Begin and end of a transaction are no queries. A query for one row by its id says so in its name.
 * `Date.now()` stays the same throughout a counted request: calls that do what they can in a time (translations, checks)
 * do all of it, on a slow machine too.
 * With MongoDB a query that a request sends twice counts once: reads that a page makes at the same time may both miss a
 * cache, which with its network is chance.
 *
 * `POST /count-queries/begin` waits for the requests that are under way; from then on requests without the header
 * wait. `POST /count-queries/end` lets them go on, and answers the queries of each count.
 */
const require = createRequire(import.meta.url)

/** @typedef {{ queries: string[], sent: Set<string>, response: ServerResponse, now: number }} Counted */
/** @type {AsyncLocalStorage<Counted>} */
const counted = new AsyncLocalStorage()
/** @type {Record<string, string[]>} */
let counts = {}
let isCounting = false
let underWay = 0
/** @type {(() => void)[]} */
let held = []
let whenIdle = () => {}

/**
 * @param {string} query
 * @param {string} [text] all of it: what was sent before does not count
 */
function count(query, text) {
  const request = counted.getStore()
  if (!request || request.response.writableEnded) return
  if (text !== undefined && request.sent.has(text)) return
  if (text !== undefined) request.sent.add(text)
  request.queries.push(query)
}

if (process.env.DATABASE_URI?.startsWith('file:')) countOfSqlite()
else countOfMongodb()

function countOfSqlite() {
  const { prototype } = require('libsql')
  prototype.prepare = new Proxy(prototype.prepare, {
    apply(prepare, database, [statement, ...rest]) {
      count(nameOfSql(statement))
      return Reflect.apply(prepare, database, [statement, ...rest])
    },
  })
}

function countOfMongodb() {
  const { prototype } = require('mongodb/lib/cmap/connection').Connection
  const ofConnections =
    /^(hello|ismaster|sasl\w+|endSessions|killCursors|commitTransaction|abortTransaction)$/i
  prototype.command = new Proxy(prototype.command, {
    apply(command, connection, [database, query, ...rest]) {
      const [name = '', collection] = Object.entries(query)[0] ?? []
      if (!ofConnections.test(name))
        count(`${name} ${collection}${isById(query) ? byId : ''}`, textOf(query))
      return Reflect.apply(command, connection, [database, query, ...rest])
    },
  })
}

/** Ends the name of a query for one row by its id. */
const byId = ' by id'

/** @param {{ filter?: object, query?: object }} command */
const isById = ({ filter, query }) => /"_id":[^[]+$/.test(JSON.stringify(filter ?? query ?? {}))

/**
 * A command without its session and without the times in it, which differ from query to query.
 * @param {object} query
 */
const textOf = (query) =>
  JSON.stringify({
    ...query,
    lsid: undefined,
    txnNumber: undefined,
    $clusterTime: undefined,
  }).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

/**
 * Verb and table of a statement. Drizzle names the table of a query twice, and those of its parts differently.
 * @param {string} sql
 */
function nameOfSql(sql) {
  const verb = /\w+/.exec(sql)?.[0].toLowerCase() ?? ''
  const table =
    /\bfrom "([\w-]+)" "\1"/i.exec(sql) ?? /\b(?:from|into|update)\s+["`]?([\w-]+)/i.exec(sql)
  const isOfOne = table && sql.includes(`"${table[1]}"."id" = ?`)
  return `${verb} ${table?.[1] ?? ''}${isOfOne ? byId : ''}`.trim()
}

const { now } = Date
Date.now = () => counted.getStore()?.now ?? now()

const { emit } = Server.prototype
Server.prototype.emit = function emitCounted(
  /** @type {string} */ event,
  /** @type {unknown[]} */ ...given
) {
  const pass = () => Reflect.apply(emit, this, [event, ...given])
  if (event !== 'request') return pass()
  const [request, response] = /** @type {[IncomingMessage, ServerResponse]} */ (given)
  const name = request.headers['x-count-queries']
  if (request.url?.startsWith('/count-queries/')) control(request.url, response)
  else if (typeof name === 'string') {
    const queries = (counts[name] ??= [])
    counted.run({ queries, sent: new Set(), response, now: Date.now() }, pass)
  } else if (isCounting) held.push(() => answer(response, pass))
  else answer(response, pass)
  return true
}

/**
 * @param {ServerResponse} response
 * @param {() => void} pass
 */
function answer(response, pass) {
  underWay += 1
  response.once('close', () => {
    underWay -= 1
    if (underWay === 0) whenIdle()
  })
  pass()
}

/**
 * @param {string} url
 * @param {ServerResponse} response
 */
function control(url, response) {
  if (url.endsWith('/begin')) {
    counts = {}
    isCounting = true
    whenIdle = () => response.end('{}')
    if (underWay === 0) whenIdle()
    return
  }
  isCounting = false
  whenIdle = () => {}
  response.end(JSON.stringify(counts))
  for (const go of held) go()
  held = []
}
