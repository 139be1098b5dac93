import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const log = () => readFileSync(testServer().logFile, 'utf8')

it('is JSON, line by line, once the server is ready', () => {
  const text = log()
  const [, ...lines] = text.slice(text.indexOf('ready on')).trimEnd().split('\n')
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
})

it('tells under which id a call was refused', async () => {
  const token = await signInAsSuperAdmin()
  const body = { title: 'One', content: 'Two', publishedAt: 'never' }
  const { status, headers } = await staffCall('/news', { token, method: 'POST', body })
  expect(status).toBe(400)
  const id = headers.get('x-request-id') ?? 'none'
  await expect.poll(log).toContain(`"requestId":"${id}"`)
})
