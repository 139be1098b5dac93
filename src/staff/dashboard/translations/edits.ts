import type { TranslatedText } from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'

/** Typed segments of a text, and the state of it that they were typed upon. */
export interface TextEdit {
  targets: string[]
  fingerprint: string
}

/** Returns the segments of a text as they are shown: typed, else stored. */
export const shownTargets = ({ sources, targets }: TranslatedText, edit?: TextEdit): string[] =>
  edit?.targets ?? targets ?? sources.map(() => '')

export const isSame = (typed: string[], { sources, targets }: TranslatedText): boolean => {
  const stored = targets ?? sources.map(() => '')
  return typed.length === stored.length && typed.every((text, index) => text === stored[index])
}

/** Another person changed the text or its English after it was typed upon. */
export const isOutdated = ({ fingerprint }: TranslatedText, edit?: TextEdit): boolean =>
  edit !== undefined && edit.fingerprint !== fingerprint

/** Returns true for a segment that a translator still has to write or look at. */
export function isToDo(text: TranslatedText, index: number, edit?: TextEdit): boolean {
  if (!text.isEditable) return false
  if (!edit) return text.state !== 'whole'
  const isCleared = edit.targets.every(isBlank)
  return isOutdated(text, edit) || (!isCleared && isBlank(edit.targets[index] ?? ''))
}

/** Keys of texts that have gaps: some of their segments are typed, and others are empty. */
export const listUnfinished = (
  texts: TranslatedText[],
  edits: Partial<Record<string, TextEdit>>,
): string[] =>
  texts
    .filter(({ key, sources }) => {
      const targets = edits[key]?.targets
      if (!targets) return false
      const blanks = targets.filter(isBlank).length
      return targets.length !== sources.length || (blanks > 0 && blanks < targets.length)
    })
    .map(({ key }) => key)

/** Languages that put no blank between words. */
const withoutBlanks: readonly Language[] = ['ja', 'th', 'zh']

/**
 * Gives segments the blanks at their ends that the English has: the words of rich text are cut where the format changes,
 * and would run together.
 */
export function joinEdges(
  { sources }: Pick<TranslatedText, 'sources'>,
  targets: string[],
  lng: Language,
): string[] {
  if (targets.length < 2 || withoutBlanks.includes(lng)) return targets
  return targets.map((target, index) => {
    const source = sources[index] ?? ''
    if (isBlank(target)) return target
    const before = /^\s/.test(target) ? '' : (/^\s+/.exec(source)?.[0] ?? '')
    const after = /\s$/.test(target) ? '' : (/\s+$/.exec(source)?.[0] ?? '')
    return before + target + after
  })
}

const isBlank = (text: string): boolean => text.trim() === ''
