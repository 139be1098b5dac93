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
