import { spawn } from 'node:child_process'
import type { Payload } from 'payload'
import { programEnvironment } from '@/src/platform/env'
import { log } from '@/src/platform/log/log'
import { singleton } from '@/src/platform/singleton'

const program = ['scripts/program.mjs', 'seed/cli.ts', '--yes']

/** State of the demo's program in this process, and the reason of its last failure. */
export const demoRun = singleton('demo-run', () => ({
  isBusy: false,
  problem: null as string | null,
}))

/**
 * Starts `npm run seed`, which writes the demo into the database, or deletes the documents of it that staff left
 * unchanged. It is a process of its own, as the server does not carry the demo. Returns at once; `demoRun` tells how it
 * goes.
 * @param afterwards called where it worked
 */
export function runDemoProgram(
  action: 'write' | 'remove',
  payload: Payload,
  afterwards: () => Promise<void>,
): void {
  Object.assign(demoRun, { isBusy: true, problem: null })
  const args = action === 'remove' ? [...program, '--remove'] : program
  const child = spawn(process.execPath, args, {
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const keep = (data: Buffer) => {
    lines.push(...String(data).trim().split('\n'))
    lines.splice(0, lines.length - 5)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const end = (problem: string | null) => Object.assign(demoRun, { isBusy: false, problem })
  child.on('error', (error) => end(error.message))
  child.on('close', (code) => {
    if (demoRun.problem !== null) return
    if (code !== 0) {
      log.error({ code, lines, msg: 'The program of the demo failed' })
      end(lines.at(-1) ?? `It ended with ${code}`)
      return
    }
    afterwards().then(
      () => end(null),
      (error: unknown) => end(String(error)),
    )
  })
}
