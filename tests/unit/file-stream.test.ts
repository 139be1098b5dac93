import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileStream } from '@/src/platform/storage/folders'

const opened: Files.FileHandle[] = []

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof Files>()
  const open = async (...args: Parameters<typeof real.open>) => {
    const file = await real.open(...args)
    opened.push(file)
    return file
  }
  return { ...real, open }
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-stream-'))
const file = path.join(folder, 'file')
writeFileSync(file, 'x'.repeat(200_000))

const isClosed = ({ fd }: Files.FileHandle) => fd === -1

async function streamed(part?: { start: number; end: number }) {
  const stream = await fileStream(file, part)
  if (!stream) throw new Error('There is no such file')
  return stream
}

beforeEach(() => void opened.splice(0))

afterAll(() => rmSync(folder, { recursive: true }))

describe('a file as a stream', () => {
  it('is opened when it is read from, and closed at its end', async () => {
    const { body, stats } = await streamed()
    expect([stats.size, opened.length]).toEqual([200_000, 0])
    expect(await new Response(body).text()).toHaveLength(200_000)
    expect(opened.map(isClosed)).toEqual([true])
  })

  it('has the part that is asked for', async () => {
    const { body } = await streamed({ start: 10, end: 19 })
    expect(await new Response(body).text()).toBe('x'.repeat(10))
  })

  it('is closed when its reader goes, also before it is open and while it is read', async () => {
    for (const wait of [
      () => Promise.resolve(),
      () => vi.waitFor(() => expect(opened).toHaveLength(1)),
    ]) {
      opened.splice(0)
      const { body } = await streamed()
      const reader = body.getReader()
      const read = reader.read()
      await wait()
      await reader.cancel()
      await read
      await vi.waitFor(() => expect(opened.map(isClosed)).toEqual([true]))
    }
  })

  it('is none where there is no such file, or a folder', async () => {
    expect(await fileStream(path.join(folder, 'none'))).toBeNull()
    expect(await fileStream(folder)).toBeNull()
    expect(opened).toEqual([])
  })
})
