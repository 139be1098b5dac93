declare module 'linebreak' {
  /** Finds where lines may break, by the Unicode line breaking algorithm. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place; null behind the last one, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
