import { readFileSync } from 'node:fs'

/** Returns the memory of a process, MiB; nothing where the system does not tell. */
export function readMemory(pid: number | undefined): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return String(Math.round(Number(kilobytes) / 1024))
  } catch {
    return '?'
  }
}
