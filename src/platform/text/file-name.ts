/** Characters that file systems refuse, that break a header, or that turn around how a name is read. */
const unsafe = /[\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"/\\|?*]+/gu

/** The name that a client gave a file, as people may read it: a single line, without folders and marks of direction. */
export const plainFileName = (given: string): string =>
  (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The same with so many letters at most, its extension among them. */
export function shortFileName(given: string, maxLength: number): string {
  const name = plainFileName(given)
  const letters = Array.from(name)
  if (letters.length <= maxLength) return name
  const extension = /\.[^. ]{1,10}$/u.exec(name)?.[0] ?? ''
  return letters.slice(0, maxLength - Array.from(extension).length).join('') + extension
}

/** Name of a file that came without one. */
export const nameless = 'upload'
