/** A code that a machine shows when something is wrong. */
export interface ErrorCode {
  id: string
  code: string
  meaning: string
  /** A step a line. */
  remedy: string | null
  /** First version of the firmware with this code; null for the first of all. */
  from: string | null
  /** First version without it any more; null for none. */
  before: string | null
}

/** Longest text that is looked for. */
export const maxCodeLength = 40

/**
 * Returns true where a code is the one that was typed, or begins like it: by its number alone, with or without the signs
 * between its parts, in letters of any case or width.
 */
export function matchesCode(code: string, typed: string): boolean {
  const asked = plain(typed)
  if (asked === '') return true
  const known = plain(code)
  return known.startsWith(asked) || (/^\d+$/.test(asked) && digits(known).startsWith(asked))
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const digits = (text: string): string => text.replace(/\D/g, '')
