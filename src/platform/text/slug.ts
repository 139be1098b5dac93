/** Pattern of slugs: lower-case words of letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slugMaxLength = 100

/**
 * Makes a slug of a title: "Café № 5" → "cafe-5". Letters without a Latin base (中文, ไทย) are left out,
 * so the result may be empty.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|-+$/g, '')
}

/** The first of "name", "name-2", "name-3" … that is not taken. */
export async function freeSlug(
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const stem = wanted.slice(0, slugMaxLength - 6).replace(/-$/, '')
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${stem}-${count}`
    if (!(await isTaken(slug))) return slug
  }
}

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
