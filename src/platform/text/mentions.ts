interface Named {
  id: string
  username: string
}

/** Characters of user names. */
const nameCharacter = /[\p{L}\p{N}._@+-]/u

/** Ids of the accounts that a text names by `@`; of `@anna.lee` not the account `anna`. */
export const mentionsIn = (text: string, staff: Named[]): string[] =>
  staff.filter(({ username }) => isNamed(text, username)).map(({ id }) => id)

/** The letters of a name that is being typed behind an `@`, before the caret; null where none is. */
export function nameBegun(text: string, caret: number): string | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || nameCharacter.test(text[start - 1] ?? '')) return null
  const begun = text.slice(start + 1, caret)
  return [...begun].every((one) => nameCharacter.test(one)) ? begun : null
}

/** Puts a name in place of the letters that were typed of it. */
export function withName(
  text: string,
  caret: number,
  username: string,
): { text: string; caret: number } {
  const start = text.lastIndexOf('@', caret - 1)
  const before = `${text.slice(0, start)}@${username} `
  return { text: before + text.slice(caret).trimStart(), caret: before.length }
}

function isNamed(text: string, username: string): boolean {
  const name = `@${username}`
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after, next] = [text[at - 1], text[at + name.length], text[at + name.length + 1]]
    const isEnd =
      !nameCharacter.test(after ?? '') ||
      // A full stop behind a name ends the sentence.
      (after === '.' && !nameCharacter.test(next ?? ''))
    if (!nameCharacter.test(before ?? '') && isEnd) return true
  }
  return false
}
