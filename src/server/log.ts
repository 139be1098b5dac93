import { format } from 'node:util'
import pino, { type Logger } from 'pino'
import { logDestination, logOptions, withoutValues } from '@/src/platform/log/log-options'

const levels = {
  error: 'error',
  warn: 'warn',
  log: 'info',
  info: 'info',
  debug: 'debug',
} as const

/**
 * The server's own log. What Next and other libraries say on the console goes there too, so that every
 * line is of one form and tells its request.
 */
export function openLog(): Logger {
  const log = pino(
    { name: 'server', ...logOptions(process.env.LOG_LEVEL || 'info') },
    logDestination(),
  )
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error)
      const text = withoutValues(format(...words.filter((word) => word !== error)).trim())
      log[level]({ ...(error && { err: error }), msg: text || withoutValues(error?.message ?? '') })
    }
  }
  return log
}
