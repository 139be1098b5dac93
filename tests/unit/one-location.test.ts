import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { keepOneLocation } from '@/src/platform/http/one-location'

keepOneLocation()

/** Answers as Next does with a redirect that it has just made and kept. */
const server = createServer((_, response) => {
  response.statusCode = 308
  response.setHeader('location', '/contact')
  response.appendHeader('Location', '/contact')
  response.appendHeader('set-cookie', 'a=1')
  response.appendHeader('set-cookie', 'b=2')
  response.end()
})

afterAll(() => server.close())

it('a redirect leads to one place, and other headers may stand twice', async () => {
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/contact')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
