import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import type { LoadedFont } from '../fonts'
import type { Measure } from '../typesetter'

interface Shaped {
  width: number
  glyphs: { id: number; x: number; y: number }[]
}

/**
 * Letters of loaded fonts as outlines in an SVG, which need no font where they are drawn. HarfBuzz sets them, so that
 * signs of every script join, change places and stand above each other as they must.
 */
export class Outlines {
  private readonly faces: Map<string, { font: Font; unitsPerEm: number }>
  private readonly known = new Map<string, Shaped>()

  constructor(loaded: readonly LoadedFont[]) {
    this.faces = new Map(
      loaded.map(({ name, content }) => {
        const face = new Face(new Blob(content))
        return [name, { font: new Font(face), unitsPerEm: face.upem }]
      }),
    )
  }

  readonly measure: Measure = (name, size, letters) => {
    const { unitsPerEm } = this.face(name)
    return (this.shaped(name, letters).width * size) / unitsPerEm
  }

  /** Draws letters from a place on their base line. */
  draw(name: string, size: number, letters: string, [x, y]: readonly [number, number]): string {
    const { font, unitsPerEm } = this.face(name)
    const scale = size / unitsPerEm
    const paths = this.shaped(name, letters).glyphs.map(
      (glyph) =>
        `<path transform="translate(${glyph.x} ${glyph.y})" d="${font.glyphToPath(glyph.id)}"/>`,
    )
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
  }

  /** The highest and the lowest place of letters above their base line. */
  heights(name: string, size: number, letters: string): { top: number; bottom: number } {
    const { font, unitsPerEm } = this.face(name)
    const scale = size / unitsPerEm
    const ends = this.shaped(name, letters).glyphs.flatMap(({ id, y }) => {
      const extents = font.glyphExtents(id)
      return extents ? [y + extents.yBearing, y + extents.yBearing + extents.height] : []
    })
    return { top: Math.max(0, ...ends) * scale, bottom: Math.min(...ends, Infinity) * scale }
  }

  private face(name: string) {
    const face = this.faces.get(name)
    if (!face) throw new Error(`No font is called ${name}`)
    return face
  }

  private shaped(name: string, letters: string): Shaped {
    const key = `${name}\n${letters}`
    const known = this.known.get(key) ?? shapeWith(this.face(name).font, letters)
    this.known.set(key, known)
    return known
  }
}

function shapeWith(font: Font, text: string): Shaped {
  const buffer = new Letters()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const ids = buffer.getGlyphInfos()
  let width = 0
  const glyphs = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => {
    const glyph = { id: ids[index]?.codepoint ?? 0, x: width + xOffset, y: yOffset }
    width += xAdvance
    return glyph
  })
  return { width, glyphs }
}
