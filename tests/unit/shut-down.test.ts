import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { shutDownOnSignals, whenAllIsRead } from '@/src/server/shut-down'

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
  const ignore = () => {}
  const server = {
    close: ignore,
    closeIdleConnections: ignore,
    on: ignore,
    off: ignore,
  } as unknown as Server
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

it('closes no port at which connections wait to be accepted', async () => {
  const server = createServer((_request, response) => response.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const visitors = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  // They connect in the next tick, and are accepted by the event loop, which is busy.
  await Promise.resolve()
  const until = performance.now() + 20
  while (performance.now() < until);
  await new Promise<void>((resolve) => whenAllIsRead(server, resolve))
  expect(accepted).toBe(visitors.length)
  for (const visitor of visitors) visitor.destroy()
  server.close()
})
