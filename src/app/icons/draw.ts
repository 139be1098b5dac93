import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultLanguage } from '@/src/i18n/languages'
import { iconFiles, type IconName, type IconSource, makeIco } from '@/src/domain/theme/icons'
import { drawLetter } from '@/src/domain/data-sheets/drawn-text/draw-text'
import { readPicture } from '@/src/domain/media/pictures/files'
import { lazySharp } from '@/src/domain/media/pictures/sharp'

/** The content of an icon: the shipped file, the mark on its ground, or the letter of the company. */
export async function drawIcon(name: IconName, source: IconSource): Promise<Buffer> {
  const shipped = source.isShipped ? await shippedIcon(name) : null
  if (shipped) return shipped
  const { sizes, shape } = iconFiles[name]
  const mark = source.mark === null ? null : await readMark(source.mark)
  if (name === 'icon.svg')
    return Buffer.from(mark ? svgOf(await onNoGround(mark)) : svgOfLetter(source))
  const master = mark ? await markOn(shape, mark) : await letterOn(shape, source)
  const images = await Promise.all(
    sizes.map(async (size) => ({
      size,
      data: await lazySharp(master).resize(size, size).png().toBuffer(),
    })),
  )
  return name === 'favicon.ico' ? makeIco(images) : (images[0]?.data ?? master)
}

/** Icons are drawn large, and made smaller. */
const large = 512

type Shape = (typeof iconFiles)[IconName]['shape']

/** Share of an icon that the sign takes. */
const share: Record<Shape, number> = { tile: 1, full: 0.78, maskable: 0.6 }

/** Null where the demo's files were removed. */
const shippedIcon = (name: IconName): Promise<Buffer | null> =>
  readFile(path.resolve('seed/icons', name)).catch(() => null)

/** Null where the picture is not to be read: the letter then stands for it. */
async function readMark(file: string): Promise<Buffer | null> {
  const picture = await readPicture(file)
  return picture ? Buffer.from(await new Response(picture.body).arrayBuffer()) : null
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const onNoGround = (mark: Buffer, size = 96): Promise<Buffer> =>
  lazySharp(mark).resize(size, size, { fit: 'contain', background: clear }).png().toBuffer()

/** In tabs a mark stands as it is; phones would put a transparent one on black. */
async function markOn(shape: Shape, mark: Buffer): Promise<Buffer> {
  const sign = await onNoGround(mark, Math.round(large * share[shape]))
  return lazySharp({
    create: {
      width: large,
      height: large,
      channels: 4,
      background: shape === 'tile' ? clear : { r: 255, g: 255, b: 255, alpha: 1 },
    },
  })
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer()
}

const svgOf = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
  `<image width="96" height="96" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** Browsers have letters of every script; the drawn icons have those of our fonts. */
const svgOfLetter = ({ letter, ground, ink }: IconSource): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
  `<rect width="32" height="32" rx="6" fill="${ground}"/>` +
  `<text x="16" y="16.5" fill="${ink}" font-family="system-ui,sans-serif" font-size="20" font-weight="600" ` +
  `text-anchor="middle" dominant-baseline="central">${escaped(letter)}</text></svg>`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** A letter that the fonts lack is not drawn: the slot alone stands on the tile. */
async function letterOn(shape: Shape, { letter, ground, ink, fonts }: IconSource): Promise<Buffer> {
  const sign = await drawLetter(
    letter,
    { lng: defaultLanguage, weight: 600, typeface: fonts.text, color: ink },
    { size: large * (shape === 'maskable' ? 0.46 : 0.62), side: large },
  )
  const tile =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${large}" height="${large}">` +
    `<rect width="${large}" height="${large}" rx="${shape === 'tile' ? large * 0.1875 : 0}" fill="${ground}"/>` +
    `${sign || slot(ink)}</svg>`
  return lazySharp(Buffer.from(tile)).png().toBuffer()
}

const slot = (ink: string): string =>
  `<rect x="${large * 0.22}" y="${large * 0.45}" width="${large * 0.56}" height="${large * 0.1}" fill="${ink}"/>`
