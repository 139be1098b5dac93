import { spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './port.mjs'
import { makeTestFolder } from './test-folder.mjs'

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Mongo } from './mongo.mjs'
 */

const startTimeoutMs = 60_000

/**
 * Starts SecantusDB, a server that speaks MongoDB's protocol on WiredTiger, with transactions.
 * It is told to write each commit to the disk before it answers, as mongod does.
 * @param {string} program its `secantusd-py`
 * @param {{ port?: number, folder?: string, isStandalone?: boolean }} [where] its port and folder; the default are a
 *   free port and a temporary folder that is removed with it. A standalone one tells that it is no replica set
 * @returns {Promise<Mongo & { child: ChildProcess }>} the address names the replica set, without which
 *   Payload uses no transactions
 */
export async function startSecantus(program, where = {}) {
  const port = where.port ?? (await freePort())
  const folder = where.folder ?? makeTestFolder('terminalia-mongodb-')
  const logFile = path.join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const args = [
    '--port',
    port,
    '--storage-path',
    path.join(folder, 'data'),
    '--log-level',
    'ERROR',
    '--sync-on-commit',
    ...(where.isStandalone ? ['--standalone'] : []),
  ]
  const child = spawn(program, args.map(String), { stdio: ['ignore', log, log] })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    child.kill('SIGCONT')
    child.kill()
    await ended
    if (!where.folder) rmSync(folder, { recursive: true, force: true })
  }
  for (const start = Date.now(); !(await answers(port)); await sleep(100)) {
    const isOver = child.exitCode !== null || Date.now() - start > startTimeoutMs
    if (!isOver && child.pid !== undefined) continue
    const text = readFileSync(logFile, 'utf8')
    await stop()
    throw new Error(`${program} does not start:\n${text}`)
  }
  const query = where.isStandalone ? '' : '?replicaSet=secantus'
  return { uri: `mongodb://127.0.0.1:${port}/${query}`, child, stop }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server listens
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
