import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { readJson } from '@/src/platform/http/read-body'

const json = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://site.example', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })

/** A body whose length nobody says before. */
function stream(chunks: number, size: number) {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > chunks) controller.close()
      else controller.enqueue(new Uint8Array(size).fill(32))
    },
  })
  return { body, sent: () => sent }
}

const nested = (depth: number) => `{"a":`.repeat(depth) + '1' + '}'.repeat(depth)

describe('readJson', () => {
  it('reads an object', async () => {
    expect(await readJson(json('{"a":[1,{"b":"ü"}]}'))).toEqual({ a: [1, { b: 'ü' }] })
  })

  it.each([['{'], [''], ['[]'], ['null'], ['42'], ['"text"'], ['{"a":1}}']])(
    'refuses %j',
    async (body) => {
      await expect(readJson(json(body))).rejects.toMatchObject({ status: 400 })
    },
  )

  it('refuses bytes that are no UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    await expect(readJson(json(body))).rejects.toMatchObject({ status: 400 })
  })

  it('refuses what announces itself as too large without waiting for it', async () => {
    const nothingComes = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const request = json(nothingComes, { 'Content-Length': '100001' })
    await expect(readJson(request)).rejects.toMatchObject({ status: 413 })
  })

  it('refuses what turns out to be too large without waiting for the rest', async () => {
    const { body, sent } = stream(1000, 10_000)
    await expect(readJson(json(body))).rejects.toMatchObject({ status: 413 })
    expect(sent()).toBeLessThan(100)
  })

  it('takes in the rest of what it has refused, up to a limit', async () => {
    const { body, sent } = stream(Infinity, 100_000)
    await expect(readJson(json(body))).rejects.toMatchObject({ status: 413 })
    await vi.waitFor(() => expect(sent()).toBeGreaterThan(100), { timeout: 60_000 })
    await setTimeout(50)
    expect(sent()).toBeLessThan(120)
  })

  it('takes 20 levels and refuses more, however deep', async () => {
    await expect(readJson(json(nested(20)))).resolves.toBeTypeOf('object')
    await expect(readJson(json(nested(21)))).rejects.toMatchObject({ status: 400 })
    await expect(readJson(json(nested(15_000)))).rejects.toMatchObject({ status: 400 })
  })

  it('refuses a NUL character and names where it is', async () => {
    await expect(readJson(json('{"a":{"b":["x\\u0000"]}}'))).rejects.toMatchObject({
      status: 400,
      message: 'a.b.0 must not contain a NUL character',
    })
    await expect(readJson(json('{"a\\u0000":1}'))).rejects.toMatchObject({ status: 400 })
  })

  it('refuses what is announced as something else', async () => {
    const request = json('{}', { 'Content-Type': 'text/plain' })
    await expect(readJson(request)).rejects.toMatchObject({ status: 415 })
  })
})
