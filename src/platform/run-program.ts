import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

interface Options {
  timeoutMs: number
  signal?: AbortSignal
  /** True for work that may wait for everything else on the machine. */
  isBackground?: boolean
}

/**
 * Runs a program of ours in a process of its own: the input becomes its standard input, and its standard output is returned. It
 * gets 256 MB of heap, a time limit and nothing of the server's settings and secrets.
 * @param source path of its TypeScript; `next build` and `next dev` leave a bundle of it, without which the source is run
 */
export function runProgram(
  source: string,
  input: Buffer | string,
  { timeoutMs, signal, isBackground = false }: Options,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', ...argumentsOf(source)], {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      signal,
    })
    if (isBackground) giveWay(child.pid)
    const output: Buffer[] = []
    const problems: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => problems.push(chunk))
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code, ended) => {
      if (code === 0) resolve(Buffer.concat(output))
      else reject(new Error(`${ended ?? code}: ${Buffer.concat(problems).toString().slice(-2000)}`))
    })
    child.stdin.end(input)
  })
}

function argumentsOf(source: string): string[] {
  const bundle = `dist/${source.replace(/\.ts$/, '.mjs')}`
  return existsSync(bundle) ? [bundle] : ['--import', 'tsx', source]
}

function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system has no priorities: then it runs as everything else.
  }
}
