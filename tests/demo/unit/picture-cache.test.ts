import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withPictureCache } from '@/seed/picture-cache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const content = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** A sharp that counts how often something is drawn. */
function counted() {
  const draw = vi.fn()
  const make = withPictureCache((input, options) => {
    const pipeline = sharp(input, options)
    const toBuffer = pipeline.toBuffer.bind(pipeline)
    pipeline.toBuffer = ((options: never) => (draw(), toBuffer(options))) as never
    return pipeline
  }, folder)
  return { draw, make }
}

describe('pictures of the seed', () => {
  it('are drawn once for the same content and operations', async () => {
    const red = await content('red')
    const { draw, make } = counted()
    const asPayload = () =>
      make(red, {}).rotate().resize({ width: 30 }).toFormat('webp', { quality: 74 })
    const first = await asPayload().toBuffer({ resolveWithObject: true })
    const second = await asPayload().toBuffer({ resolveWithObject: true })
    expect(draw).toHaveBeenCalledTimes(1)
    expect(second).toEqual(first)
    expect(second.info).toMatchObject({ format: 'webp', width: 30, height: 20 })
    expect(await asPayload().toBuffer()).toEqual(first.data)
    expect((await make(red).metadata()).width).toBe(60)
  })

  it('are drawn anew for other content, options or operations', async () => {
    const [red, blue] = [await content('red'), await content('blue')]
    const { draw, make } = counted()
    await make(red).resize({ width: 30 }).webp().toBuffer()
    await make(blue).resize({ width: 30 }).webp().toBuffer()
    await make(red).resize({ width: 20 }).webp().toBuffer()
    await make(red).resize({ width: 30 }).webp({ quality: 10 }).toBuffer()
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('are drawn anew where a kept file is torn, and also where nothing can be kept', async () => {
    const red = await content('red')
    const { draw, make } = counted()
    const whole = await make(red).webp().toBuffer()
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'torn')
    expect(await make(red).webp().toBuffer()).toEqual(whole)
    expect(draw).toHaveBeenCalledTimes(2)
    const nowhere = withPictureCache(sharp, path.join(folder, readdirSync(folder)[0] ?? '', 'x'))
    expect(await nowhere(red).webp().toBuffer()).toEqual(whole)
  })
})
