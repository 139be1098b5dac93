import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteResponse } from '@/src/server/site-response'
import { csvParts, csvStream, toCsv } from '@/src/platform/text/csv'

let end = () => {}
afterEach(() => end())

/** A server that answers with these parts as Next and our server do. */
async function serve(parts: AsyncGenerator<string>): Promise<string> {
  const listener = createServer({ ServerResponse: SiteResponse }, (_, response) => {
    void answer(response, parts)
  })
  end = () => {
    listener.closeAllConnections()
    listener.close()
  }
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
}

async function answer(response: SiteResponse, parts: AsyncGenerator<string>): Promise<void> {
  const { body, headers } = await csvStream('table', parts)
  response.setHeaders(headers)
  await pipeToNodeResponse(body as ReadableStream<Uint8Array>, response).catch(() => undefined)
}

async function* portionsOf<T>(...portions: T[]): AsyncGenerator<T> {
  yield* portions
}

const textOf = async (parts: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

describe('a table in parts', () => {
  const rows = [{ a: '=1', b: 'first\nsecond' }, { a: 'ä', b: '' }, { b: true }]

  it.each([
    ['as it comes', [rows.slice(0, 2), rows.slice(2)]],
    ['with portions in which there is nothing', [[], rows, []]],
    ['of one portion', [rows]],
  ])('has the bytes of the whole, %s', async (_, portions) => {
    const parts = csvParts(['a', 'b'], portionsOf(...portions))
    expect(await textOf(parts)).toBe(toCsv(['a', 'b'], rows))
  })

  it('takes rows as lists, and has its head where there are none', async () => {
    const lists = rows.map(({ a, b }) => [a ?? '', String(b)])
    expect(await textOf(csvParts(['a', 'b'], portionsOf(lists)))).toBe(toCsv(['a', 'b'], rows))
    expect(await textOf(csvParts(['a', 'b'], portionsOf()))).toBe(toCsv(['a', 'b'], []))
  })
})

describe('a file in parts', () => {
  it('fails as a call where the first part fails', async () => {
    async function* failing(): AsyncGenerator<never[]> {
      throw new Error('no such field')
    }
    await expect(csvStream('table', csvParts(['a'], failing()))).rejects.toThrow('no such field')
  })

  it('ends before its time where a later part fails', async () => {
    async function* failing() {
      yield 'one\r\n'
      throw new Error('the database is away')
    }
    const response = await fetch(await serve(failing()))
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('is made no faster than it is taken, and no further once its client has gone', async () => {
    let made = 0
    let hasEnded = false
    const part = 'x'.repeat(256 * 1024)
    async function* endless() {
      try {
        for (;;) {
          made += 1
          yield part
        }
      } finally {
        hasEnded = true
      }
    }
    const gone = new AbortController()
    const response = await fetch(await serve(endless()), { signal: gone.signal })
    await response.body?.getReader().read()
    await vi.waitFor(async () => {
      const before = made
      await sleep(100)
      // Kept in the sockets of both sides, and no more.
      expect(made).toBe(before)
    })
    expect(made).toBeLessThan(100)
    expect(hasEnded).toBe(false)
    gone.abort()
    await vi.waitFor(() => expect(hasEnded).toBe(true))
  })
})
