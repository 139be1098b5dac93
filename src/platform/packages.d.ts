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

declare module 'gltf-validator' {
  export interface Report {
    issues: {
      numErrors: number
      numWarnings: number
      messages: { code: string; message: string; severity: number; pointer?: string }[]
      truncated: boolean
    }
  }

  export interface ValidationOptions {
    format?: 'glb' | 'gltf'
    maxIssues?: number
    ignoredIssues?: string[]
    severityOverrides?: Record<string, number>
  }

  /** Checks a glTF asset against the specification, as Khronos' own validator does. */
  export function validateBytes(data: Uint8Array, options?: ValidationOptions): Promise<Report>
}

declare module 'linebreak' {
  /** Finds where lines may break, by the Unicode line breaking algorithm. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place; null behind the last one, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
