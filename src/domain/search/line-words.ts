import { indexWords } from './words'

/** Longer lines hardly stand in two documents. */
const maxLength = 100

/** So that a catalogue in which nothing recurs does not fill the memory. */
const maxLines = 50_000

/** The words of texts, each line looked into once: specifications are alike in many thousand products. */
export class LineWords {
  readonly #lng: string
  readonly #known = new Map<string, string[]>()

  constructor(lng: string) {
    this.#lng = lng
  }

  /** Returns the words of a text by `indexWords`: no word crosses the end of a line. */
  of(text: string): string[] {
    return text.split('\n').flatMap((line) => this.#ofLine(line))
  }

  /** Lets go of what was looked into, when all documents are read. */
  forget(): void {
    this.#known.clear()
  }

  #ofLine(line: string): string[] {
    const known = this.#known.get(line)
    if (known) return known
    const words = indexWords(line, this.#lng)
    if (line.length > maxLength) return words
    if (this.#known.size >= maxLines) this.#known.clear()
    this.#known.set(line, words)
    return words
  }
}
