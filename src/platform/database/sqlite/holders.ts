import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { singleton } from '@/src/platform/singleton'

/** A process that has an SQLite file open. */
export interface Holder {
  pid: number
  host: string
  /** Start of the process, in the kernel's count: another one may have got the same number since. */
  began: string | undefined
}

/** Beside the database, one for each process: its name ends in the number of the process. */
const nameOf = (file: string, { pid, host }: Holder): string => `${file}.open-${host}-${pid}`

const announced = singleton('sqlite-announced', () => new Set<string>())

/** Notes beside the file that this process has it open; the note goes with the process. */
export function announce(file: string): void {
  const self = thisProcess()
  const note = nameOf(file, self)
  // What was killed could not take its own away.
  for (const stale of holderFiles(file).filter(({ holder }) => !isAlive(holder))) {
    rmSync(stale.path, { force: true })
  }
  writeFileSync(note, JSON.stringify(self))
  if (announced.has(note)) return
  announced.add(note)
  process.once('exit', () => rmSync(note, { force: true }))
}

/** This process, as it is told to others. */
export const thisProcess = (): Holder => ({
  pid: process.pid,
  host: os.hostname(),
  began: beganAt(process.pid),
})

/** Other processes that have the file open now. */
export const listHolders = (file: string): Holder[] =>
  holderFiles(file)
    .map(({ holder }) => holder)
    .filter((holder) => holder.pid !== process.pid && isAlive(holder))

function holderFiles(file: string): { path: string; holder: Holder }[] {
  const folder = path.dirname(file)
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(file)}.open-`))
    .flatMap((name) => {
      const place = path.join(folder, name)
      const holder = read(place)
      return holder ? [{ path: place, holder }] : []
    })
}

function read(place: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Holder
  } catch {
    // It was taken away meanwhile, or is just being written.
    return undefined
  }
}

/**
 * Returns true for a live process of this machine. Processes of other machines and containers are unknown: SQLite's own
 * locks cover those.
 */
export function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== os.hostname()) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return beganAt(pid) === began
}

/** Returns the start of a process, in the kernel's count. Known on Linux only; undefined elsewhere. */
export function beganAt(pid: number): string | undefined {
  try {
    // The name of the program, in brackets, may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
