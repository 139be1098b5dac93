import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as later } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheResponses, recordMissing } from '@/src/platform/http/missing'
import { requestContext } from '@/src/platform/log/request-context'

cacheResponses()

/** Answers as Next does: what a page finds out comes after a wait, and its status is the one that the response has. */
const server = createServer((request, response) => void answer(request, response))
async function answer({ url }: IncomingMessage, response: ServerResponse) {
  await later()
  if (url === '/missing') recordMissing()
  await later()
  response.end()
}
let baseUrl: string

beforeAll(async () => {
  await once(server.listen(0), 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('gives each request its own status, also on one connection and at once', async () => {
  const paths = ['/missing', '/there', '/missing', '/there', '/there']
  const statusOf = async (path: string) => (await fetch(baseUrl + path)).status
  const expected = [404, 200, 404, 200, 200]
  const inTurn: number[] = []
  for (const path of paths) inTurn.push(await statusOf(path))
  expect(inTurn).toEqual(expected)
  expect(await Promise.all(paths.map(statusOf))).toEqual(expected)
})

it('tells our server, which keeps pages, in the context of the request', () => {
  const context: { requestId: string; isMissing?: boolean } = { requestId: '1' }
  requestContext.run(context, recordMissing)
  expect(requestContext.getStore()).toBeUndefined()
  expect(context.isMissing).toBe(true)
})
