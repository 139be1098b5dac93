import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { onPath } from '@/scripts/lib/tools.mjs'

/** The Redis server at hand. */
export const redisServer = onPath('redis-server', 'valkey-server')

export interface RedisServer {
  url: string
  start: () => Promise<void>
  /** Ends it as a crash would. */
  kill: () => Promise<void>
  /** Leaves it there, but lets it answer nothing. */
  freeze: (isFrozen: boolean) => void
  remove: () => Promise<void>
}

/** A Redis on a port of its own, which keeps nothing on disk: killed, it has forgotten everything. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const places = ['--dir', folder, '--port', String(port), '--bind', '127.0.0.1']
    child = spawn(redisServer as string, [...places, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    })
    for (let waited = 0; waited < 60_000; waited += 50) {
      if (await answers(port)) return
      await sleep(50)
    }
    throw new Error('Redis does not respond')
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: (isFrozen) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
