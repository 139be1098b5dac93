import childProcess, { type ChildProcess } from 'node:child_process'

export interface Limits {
  /** Longest silence of a worker, ms. */
  silenceMs: number
  /** Time that it then has to end its browser and itself, ms. */
  graceMs: number
}

/** Longer than any step of a test; Playwright itself gives an ending worker 30 seconds for its browser. */
const limits: Limits = { silenceMs: 4 * 60_000, graceMs: 60_000 }

/**
 * Ends workers of Playwright that hang, so that their test fails and the others run: Playwright waits without end
 * for a browser that no longer answers, and for files of tests that are never loaded. Limits of tests do not hold while
 * a worker starts, takes a page down or stops.
 */
export default function endSilentWorkers(): void {
  // Playwright's debugger stands still as long as somebody looks.
  if (process.env.PWDEBUG) return
  childProcess.fork = new Proxy(childProcess.fork, {
    apply(fork, self, args) {
      const worker = Reflect.apply(fork, self, args) as ChildProcess
      endAfterSilence(worker, limits)
      return worker
    },
  })
}

/** Ends a process that Playwright has forked once it tells nothing for so long. */
export function endAfterSilence(worker: ChildProcess, { silenceMs, graceMs }: Limits): void {
  const end = () => {
    console.log(`Process ${worker.pid} told nothing for ${silenceMs / 1000} seconds, and is ended`)
    // Playwright's worker then kills its browser, whatever state that is in.
    worker.disconnect()
    setTimeout(() => worker.kill('SIGKILL'), graceMs).unref()
  }
  const silence = setTimeout(end, silenceMs).unref()
  worker.on('message', (message) => {
    if (!isHeartbeat(message)) silence.refresh()
  })
  worker.on('exit', () => clearTimeout(silence))
}

/** While a worker stops it says every second that it lives, for ever. */
const isHeartbeat = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  message.method === '__heartbeat__'
