import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { shutDownOnSignals } from '@/src/server/shut-down'

afterEach(() => {
  vi.useRealTimers()
})

/** Returns the time that container hosts wait before they kill the process, ms. */
const patienceOf = (file: string, pattern: RegExp): number =>
  Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]) * 1000

it('a server whose clients never let go ends before its host kills it', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never)
  const listeners = new Map<unknown, () => void>()
  const on = vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener as () => void)
    return process
  })
  // Requests that run for ever, and what is left to write does, too.
  const server = { close: () => {}, closeIdleConnections: () => {} } as unknown as Server
  shutDownOnSignals(server, { before: () => {}, after: () => new Promise(() => {}) })
  listeners.get('SIGTERM')?.()
  vi.advanceTimersByTime(15_000)
  expect(exit).not.toHaveBeenCalled()
  const patience = Math.min(
    patienceOf('deploy/compose.yaml', /stop_grace_period: (\d+)s/),
    patienceOf('deploy/kubernetes.yaml', /terminationGracePeriodSeconds: (\d+)/),
  )
  vi.advanceTimersByTime(patience - 15_000 - 1)
  expect(exit).toHaveBeenCalledWith(0)
  exit.mockRestore()
  on.mockRestore()
})
