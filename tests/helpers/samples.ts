import { readFile } from 'node:fs/promises'
import { makeGltf, triangle } from './gltf'
import { staffCall } from './staff-call'

let count = 0

/** A text that no other record has. */
export const unique = (start: string): string =>
  `${start} ${Date.now().toString(36)} ${(count += 1)}`

/** A category for products to stand in. */
export async function newCategory(
  token: string,
  baseUrl?: string,
): Promise<{ id: string; slug: string }> {
  const { body } = await staffCall('/categories', {
    token,
    baseUrl,
    method: 'POST',
    body: { name: unique('Category') },
  })
  return body.doc
}

/** A real PNG of one colour. */
export async function picture(size = 40): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const colour = { r: 20, g: 90, b: 160 }
  const png = await sharp({
    create: { width: size, height: size, channels: 3, background: colour },
  })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}

/** A PNG of noise, which no compression makes smaller: about three bytes a pixel. */
export async function noise(side: number): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const png = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}

/** A form as the media library takes it. */
export async function pictureForm(alt = 'A picture'): Promise<FormData> {
  const form = new FormData()
  form.set('file', await picture(), 'picture.png')
  form.set('_payload', JSON.stringify({ alt }))
  return form
}

/** A font with Latin letters, as a designer would send it. */
export const fontFile = (): Promise<Buffer> =>
  readFile('node_modules/@fontsource/manrope/files/manrope-latin-400-normal.woff2')

/** A form as the fonts of the brand take it. */
export async function fontForm(content?: Buffer, data: object = {}): Promise<FormData> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content ?? (await fontFile()))], 'font.woff2'))
  form.set('_payload', JSON.stringify(data))
  return form
}

/** A model of two plates that cross, 105 mm wide, 125 mm deep and 43 mm high. */
export const modelFile = (): Buffer =>
  makeGltf(
    triangle({
      scenes: [{ nodes: [0, 1] }],
      nodes: [
        { mesh: 0, scale: [0.105, 0.043, 1] },
        { mesh: 0, scale: [0.125, 0.043, 1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] },
      ],
    }),
  )

/** A form as models of products are taken. */
export async function modelForm(content?: Buffer, data: object = {}): Promise<FormData> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content ?? modelFile())], 'model.glb'))
  form.set('_payload', JSON.stringify(data))
  return form
}
