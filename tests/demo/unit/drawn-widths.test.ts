import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WidthOptions, withDrawnWidths } from '@/seed/drawn-widths'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-widths-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const content = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp()
    .toBuffer()

/** A sharp that counts how often something is drawn. */
function counted(options: WidthOptions = {}) {
  const draw = vi.fn()
  const counting = (input: Buffer, sharpOptions?: object) => {
    const pipeline = sharp(input, sharpOptions)
    const toBuffer = pipeline.toBuffer.bind(pipeline)
    pipeline.toBuffer = ((asked: never) => (draw(), toBuffer(asked))) as never
    return pipeline
  }
  return { draw, make: withDrawnWidths(counting, { folder, isStoring: true, ...options }) }
}

describe('widths of the demo’s pictures', () => {
  it('draws a width once for the same content and operations', async () => {
    const red = await content('red')
    const { draw, make } = counted()
    const asPayload = () =>
      make(red, {}).rotate().resize({ width: 30 }).toFormat('webp', { quality: 74 })
    const first = await asPayload().toBuffer({ resolveWithObject: true })
    const second = await asPayload().toBuffer({ resolveWithObject: true })
    expect(draw).toHaveBeenCalledTimes(1)
    expect(second.data).toEqual(first.data)
    for (const { info } of [first, second])
      expect(info).toMatchObject({ format: 'webp', width: 30, height: 20, size: first.data.length })
    expect(await asPayload().toBuffer()).toEqual(first.data)
    expect((await make(red).metadata()).width).toBe(60)
  })

  it('draws anew for other content, options or operations', async () => {
    const [red, blue] = [await content('red'), await content('blue')]
    const { draw, make } = counted()
    await make(red).resize({ width: 30 }).webp().toBuffer()
    await make(blue).resize({ width: 30 }).webp().toBuffer()
    await make(red).resize({ width: 20 }).webp().toBuffer()
    await make(red).resize({ width: 30 }).webp({ quality: 10 }).toBuffer()
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('keeps a picture that is not resized as it is', async () => {
    const red = await content('red')
    const { draw, make } = counted()
    const { data, info } = await make(red).rotate().toBuffer({ resolveWithObject: true })
    expect([data.equals(red), info.width, draw.mock.calls.length]).toEqual([true, 60, 0])
  })

  it('draws anew where a stored file is torn', async () => {
    const red = await content('red')
    const { draw, make } = counted()
    const first = await make(red).resize({ width: 30 }).webp().toBuffer()
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'torn')
    expect(await make(red).resize({ width: 30 }).webp().toBuffer()).toEqual(first)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('stores nothing in a seed', async () => {
    const { make } = counted({ isStoring: false })
    await make(await content('red'))
      .resize({ width: 30 })
      .webp()
      .toBuffer()
    expect(readdirSync(folder)).toEqual([])
  })
})
