declare module 'fontverter' {
  /** Repacks a font, whatever it came in. Throws where it cannot be read. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}

declare module 'subset-font' {
  /** The part of a font that shows these characters, written anew by HarfBuzz. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      preserveNameIds?: number[]
      variationAxes?: Record<string, number>
      keepAllGlyphs?: boolean
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
