import { type Logger, pino } from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from '@/src/platform/log/log-options'
import { requestContext } from '@/src/platform/log/request-context'

/** Returns the lines that our log prints. */
function lines(write: (log: Logger) => void): Record<string, unknown>[] {
  const printed: string[] = []
  write(pino(logOptions('info'), { write: (line: string) => printed.push(line) }))
  return printed.map((line) => JSON.parse(line))
}

it('is one line of JSON each, with the id of the request', () => {
  const [inside, outside] = lines((log) => {
    requestContext.run({ requestId: 'request-1' }, () => log.info('here'))
    log.info('there')
  })
  expect(inside).toMatchObject({ level: 30, msg: 'here', requestId: 'request-1' })
  expect(outside).not.toHaveProperty('requestId')
})

const failed = () =>
  Object.assign(new Error('Failed query: insert …\nparams: ada@example.com'), {
    params: ['ada@example.com'],
  })

it.each<[string, (log: Logger) => void]>([
  ['an error alone', (log) => log.error(failed())],
  ['an error among fields', (log) => log.error({ err: failed() })],
  ['an error with words', (log) => log.error(failed(), 'It failed')],
  ['fields with words', (log) => log.error({ err: failed(), msg: 'It failed' })],
])('keeps the values of %s to itself', (_, write) => {
  const [line] = lines(write)
  expect(line).toMatchObject({ err: { type: 'Error' }, msg: expect.stringMatching(/failed/i) })
  expect(JSON.stringify(line)).not.toContain('ada@example.com')
})
