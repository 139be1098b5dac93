import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/lib/port.mjs'
import { onPath } from '@/scripts/lib/tools.mjs'

/** The nginx at hand; Debian keeps it where only administrators look. */
export const nginx =
  onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined)

export interface Proxy {
  baseUrl: string
  stop: () => Promise<void>
}

/**
 * Starts nginx with the configuration that the project ships, in a folder of its own, in front of servers
 * that run already. Only places and ports are changed.
 */
export async function startNginx(servers: string[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, shippedConfig(folder, port, servers))
  mkdirSync(path.join(folder, 'cache'))
  const child = spawn(nginx as string, ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const baseUrl = `http://127.0.0.1:${port}`
  try {
    await untilAnswers(child, baseUrl)
  } catch (error) {
    await stop()
    throw error
  }
  return { baseUrl, stop }
}

/** Checks the configuration with nginx itself. */
export function checkConfig(): { ok: boolean; says: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, shippedConfig(folder, 8080, ['http://127.0.0.1:3000']))
  mkdirSync(path.join(folder, 'cache'))
  const { status, stderr } = spawnSync(nginx as string, ['-t', '-p', folder, '-c', file])
  rmSync(folder, { recursive: true, force: true })
  return { ok: status === 0, says: String(stderr) }
}

/** The shipped configuration with other places; fails where it no longer holds what is replaced. */
function shippedConfig(folder: string, port: number, servers: string[]): string {
  const lines = servers.map((url) => `    server ${new URL(url).host} max_fails=2 fail_timeout=1s;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const changes: [string | RegExp, string][] = [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['error_log /var/log/nginx/error.log warn;', 'error_log stderr warn;'],
    [/access_log [^;]+;/, `access_log off;\n${temporary}`],
    [/^ {4}server 127[^;]*;$/m, lines.join('\n')],
    ['/var/cache/nginx/terminalia/pages', `${folder}/cache/pages`],
    ['/var/cache/nginx/terminalia/files', `${folder}/cache/files`],
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, () => to)
      if (changed === text) throw new Error(`deploy/nginx.conf no longer holds ${from}`)
      return changed
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
}

async function untilAnswers(child: ChildProcess, baseUrl: string): Promise<void> {
  let says = ''
  child.stderr?.on('data', (chunk) => (says += chunk))
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${says}`)
    const answer = await fetch(`${baseUrl}/api/metrics`).catch(() => undefined)
    if (answer) return
    await sleep(50)
  }
  throw new Error(`nginx does not answer:\n${says}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
