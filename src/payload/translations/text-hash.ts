import { createHash } from 'node:crypto'
import { isRecord } from '@/src/platform/values/stored-values'

/**
 * A short name of a text: 64 bits of SHA-256, as 11 characters. Blanks around it, ends of lines and the two ways of
 * writing an accent make no other text; lists and objects are the same whatever ids their rows have, and rich text
 * whatever the editor notes of itself.
 */
export const hashText = (value: unknown): string => digest(value).slice(0, 11)

/** The same in 36 bits: enough to tell whether one text was changed. */
export const shortHashOf = (value: unknown): string => digest(value).slice(0, 6)

/** Returns true for values with text: text that is not blank, a list that is not empty, rich text with a word. */
export function hasText(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  if (!isRecord(value)) return true
  if (isRecord(value.root)) return hasWord(value.root)
  return Object.keys(value).length > 0
}

const digest = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url')

function canonical(value: unknown): string {
  if (!hasText(value)) return ''
  return typeof value === 'string' ? plain(value) : JSON.stringify(ordered(value))
}

const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')

/** Keys that the editor of rich text writes beside the text, and the ids of rows. */
const ofTheEditor = ['id', 'version', 'direction', 'textFormat', 'textStyle']

function ordered(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(ordered)
  if (!isRecord(value)) return value
  return Object.entries(value)
    .filter(([name, inner]) => inner !== null && inner !== undefined && !ofTheEditor.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)])
}

const hasWord = (node: Record<string, unknown>): boolean =>
  (typeof node.text === 'string' && node.text.trim() !== '') ||
  (Array.isArray(node.children) && node.children.some((child) => isRecord(child) && hasWord(child)))
