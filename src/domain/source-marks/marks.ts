/**
 * Marks say of a text from which field of which document it comes. They are invisible characters behind the text, so
 * that they pass through whatever draws it: a start, the source in characters of the Unicode block "Tags", an end. The
 * page of an editor in the draft mode carries them, and nothing else (docs/decisions).
 */
export interface Source {
  kind: SourceKind
  collection: string
  id: string
  /** Path of the field inside the document, as `layout.0.items.2.title`. */
  path: string
}

/** A line, a text of several, one in Markdown, one line of a list of lines, or a run of formatted text. */
export type SourceKind = 'line' | 'text' | 'markdown' | 'lines' | 'run'

/** Behind a text, its source; `key` tells marks of this site from any that a text was written with. */
export const encodeMark = (source: Source, key: string): string => {
  const { kind, collection, id, path } = source
  const written = [key, letters[kind], collection, id, path].join(':')
  return start + [...written].map(hidden).join('') + end
}

/** A text without marks, and without what looks like one. */
export const withoutMarks = (text: string): string =>
  mayHoldMarks(text) ? text.replace(anyMark, '') : text

/** The sources whose marks stand in a text, in their order. Marks with another key are none. */
export function sourcesIn(text: string, key: string): Source[] {
  if (!mayHoldMarks(text)) return []
  return [...text.matchAll(wholeMark)].flatMap(([, content = '']) => sourceOf(shown(content), key))
}

/** Every character of a mark begins with this half of a surrogate pair: one look tells most texts from marked ones. */
export const mayHoldMarks = (text: string): boolean => text.includes('\udb40')

const start = '\u{e0001}'
const end = '\u{e007f}'

/** Also what is only a part of a mark: another one behind it would complete it. */
const anyMark = /\u{e0001}[\u{e0020}-\u{e007e}]*\u{e007f}?/gu

const wholeMark = /\u{e0001}([\u{e0020}-\u{e007e}]+)\u{e007f}/gu

const letters = { line: 'l', text: 't', markdown: 'm', lines: 's', run: 'r' } as const

const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as SourceKind]))

/** Distance of the block "Tags" from the characters of ASCII that it repeats. */
const distance = 0xe0000

const hidden = (character: string) => String.fromCodePoint(character.charCodeAt(0) + distance)

const shown = (content: string) =>
  [...content]
    .map((character) => String.fromCharCode((character.codePointAt(0) ?? distance) - distance))
    .join('')

function sourceOf(written: string, key: string): Source[] {
  const [given, letter = '', collection, id, path] = written.split(':')
  const kind = kinds.get(letter as (typeof letters)[SourceKind])
  return given === key && kind && collection && id && path ? [{ kind, collection, id, path }] : []
}
