import { setTimeout as sleep } from 'node:timers/promises'

/** Has work for a host wait for the work before it, and for a pause after that. */
export function turnsOfHosts(pauseMs: number) {
  const free = new Map<string, Promise<unknown>>()
  return <Value>(host: string, work: () => Promise<Value>): Promise<Value> => {
    const done = (free.get(host) ?? Promise.resolve()).then(work)
    const pause = () => sleep(pauseMs)
    free.set(host, done.then(pause, pause))
    return done
  }
}
