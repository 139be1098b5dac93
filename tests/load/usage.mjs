import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into a server before its own code (`--import`), it answers over the channel to the process that started it what
 * the server used since it was asked before.
 */
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage = {
    cpuMs: (user + system) / 1000,
    // The histogram counts its own interval of 5 ms as delay.
    longestDelayMs: Math.max(0, delays.max / 1e6 - 5),
    heapMiB: process.memoryUsage().heapUsed / 2 ** 20,
  }
  delays.reset()
  process.send?.(usage)
})
process.channel?.unref()
