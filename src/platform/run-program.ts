import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
    const child = spawn(process.execPath, argumentsOf(source), {
      env,
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
      else reject(endError(code, ended, problems))
    })
    child.stdin.end(input)
  })
}

/**
 * Has a program of ours answer messages, one after the other, in a process of its own that the first message starts. What `runProgram`
 * limits is limited for each message. One that ends the process harms only itself: where others came before it, it is asked again in a new
 * process, so that nothing that those left behind counts against it, and the next message gets a new process, too.
 */
export class MessageProgram<Message extends object, Answer> {
  readonly #source: string
  readonly #options: Omit<Options, 'signal'>
  #running: Running | undefined

  constructor(source: string, options: Omit<Options, 'signal'>) {
    this.#source = source
    this.#options = options
  }

  /** @throws {Error} where the process ends, or takes too long */
  async ask(message: Message): Promise<Answer> {
    const isAlone = !this.#running
    try {
      return await this.#exchange(message)
    } catch (error) {
      if (isAlone || wasInterrupted(error)) throw error
      return this.#exchange(message)
    }
  }

  /** Ends the process. A later message starts another one. */
  close(): void {
    if (this.#running?.child.connected) this.#running.child.disconnect()
    this.#running = undefined
  }

  async #exchange(message: Message): Promise<Answer> {
    const { child, ended } = (this.#running ??= this.#start())
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#options.timeoutMs)
    try {
      const answered = once(child, 'message')
      // One that cannot be sent finds the process ended.
      child.send(message, () => undefined)
      const [answer] = await Promise.race([answered, ended])
      return answer as Answer
    } finally {
      clearTimeout(timer)
    }
  }

  #start(): Running {
    const child = spawn(process.execPath, argumentsOf(this.#source), {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    })
    if (this.#options.isBackground) giveWay(child.pid)
    const problems: Buffer[] = []
    child.stderr?.on('data', (chunk: Buffer) => problems.push(chunk))
    const ended = new Promise<never>((_, reject) => {
      child.on('error', reject)
      child.on('close', (code, signal) => reject(endError(code, signal, problems)))
    })
    ended.catch(() => {
      if (this.#running?.child === child) this.#running = undefined
    })
    return { child, ended }
  }
}

interface Running {
  child: ChildProcess
  /** Rejects when the process ends. */
  ended: Promise<never>
}

/** Returns true for the error of a program that was ended together with the server: its own limits end it by SIGKILL. */
export const wasInterrupted = (error: unknown): boolean =>
  error instanceof Error && /^SIG(?:HUP|INT|TERM):/.test(error.message)

const env = { NODE_ENV: 'production' } as const

const endError = (code: number | null, ended: NodeJS.Signals | null, problems: Buffer[]): Error =>
  new Error(`${ended ?? code}: ${Buffer.concat(problems).toString().slice(-2000)}`)

function argumentsOf(source: string): string[] {
  const bundle = `dist/${source.replace(/\.ts$/, '.mjs')}`
  const program = existsSync(bundle) ? [bundle] : ['--import', 'tsx', source]
  return ['--max-old-space-size=256', ...program]
}

function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system has no priorities: then it runs as everything else.
  }
}
