import type { FlattenedField } from 'payload'
import { linkOrNothingPattern } from '@/src/contract/patterns'
import { isRecord } from '@/src/platform/values/stored-values'
import { isLocalized, mapParts, type Schema } from '@/src/platform/values/walk-fields'
import { addressedCollections } from '../links/addresses'
import { type SourceKind, withoutMarks } from './marks'

interface Marking {
  /** All blocks of the configuration. */
  blocks: Schema['blocks']
  /** Returns the source mark behind a text of a field. */
  mark: (kind: SourceKind, path: string) => string
}

type Data = Record<string, unknown>

/**
 * A document whose texts name their fields. Only words for people are marked, that is what can be translated and what
 * its field says is shown as it is: addresses, keys, choices and numbers are read by code. What a writer made look
 * like a mark is taken out.
 */
export function markDocument<Doc extends object>(
  doc: Doc,
  fields: FlattenedField[],
  marking: Marking,
): Doc {
  return markFields(doc as Data, fields, '', false, marking) as Doc
}

/** @param isInside whether the fields are inside of one that is translated as a whole */
function markFields(
  data: Data,
  fields: FlattenedField[],
  prefix: string,
  isInside: boolean,
  marking: Marking,
): Data {
  const marked: Data = { ...data }
  for (const field of fields) {
    const value = data[field.name]
    if (value === null || value === undefined) continue
    const isTranslated = isInside || isLocalized(field)
    marked[field.name] = markValue(value, field, prefix + field.name, isTranslated, marking)
  }
  return marked
}

function markValue(
  value: unknown,
  field: FlattenedField,
  path: string,
  isTranslated: boolean,
  marking: Marking,
): unknown {
  const { mark, blocks } = marking
  switch (field.type) {
    case 'text':
      if (typeof value !== 'string' || isLink(field)) return value
      if (!isTranslated && field.custom?.isShown !== true) return value
      return partOf(field)(value, mark('line', path))
    case 'textarea':
      return typeof value === 'string' && isTranslated
        ? markLines(
            value,
            mark(field.custom?.marks === true ? 'markdown' : 'text', path),
            partOf(field),
          )
        : value
    case 'json':
      return isTranslated && isListOfTexts(value)
        ? value.map((line) => markLine(line, mark('lines', path)))
        : value
    case 'richText':
      return isTranslated ? markRuns(value, path, marking) : value
    default:
      return mapParts(field, value, blocks, ({ data, fields, step }) =>
        markFields(data, fields, path + step, isTranslated, marking),
      )
  }
}

/** A text without words has nothing to click at, and code may ask whether it is empty. */
const markLine = (text: string, mark: string): string => {
  const plain = withoutMarks(text)
  return plain.trim() === '' ? plain : plain + mark
}

/** A line of a table is drawn cell by cell; the space around a cell stays outermost, where code cuts it off. */
const markCells = (line: string, mark: string): string =>
  line
    .split('|')
    .map((cell) => {
      const text = cell.trimEnd()
      return markLine(text, mark) + cell.slice(text.length)
    })
    .join('|')

/** Each line carries the mark: code makes paragraphs, rows or points of them. */
const markLines = (text: string, mark: string, markPart: typeof markLine): string =>
  text
    .split(/(\r\n|[\r\n\u2028\u2029])/)
    .map((part, index) => (index % 2 === 0 ? markPart(part, mark) : part))
    .join('')

/** Returns the function that marks a line of a field. */
const partOf = ({ custom }: FlattenedField): typeof markLine =>
  custom?.table === 'heads' || custom?.table === 'rows' ? markCells : markLine

/** The texts inside of formatted text, of whatever nodes it is made. */
function markRuns(node: unknown, path: string, marking: Marking): unknown {
  if (Array.isArray(node)) {
    return node.map((child: unknown, index) => markRuns(child, `${path}.${index}`, marking))
  }
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'text' && node.type === 'text' && typeof value === 'string'
        ? markLine(value, marking.mark('run', `${path}.text`))
        : markRuns(value, `${path}.${name}`, marking),
    ]),
  )
}

const isLink = (field: FlattenedField): boolean => field.custom?.pattern === linkOrNothingPattern

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/**
 * Whose texts can be edited where they stand on a page: those of documents, and the settings, which stand beside the
 * collections under their own name, their id as well.
 */
export const markedCollections = [
  ...addressedCollections,
  'navigation-items',
  'site-settings',
] as const

export type MarkedCollection = (typeof markedCollections)[number]
