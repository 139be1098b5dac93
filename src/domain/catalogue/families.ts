/**
 * Families of the documented home page's tiles (specification, section 2). Each has a page such as `/products/banking`, on
 * every site; what the families of a site are, and how they are called, its settings say.
 */
export const families = [
  'banking',
  'healthcare',
  'security',
  'transportation',
  'information',
  'payment',
] as const

export const familyMaxLength = 60

/** Parts of the address of other pages below `/products`, and the form's own word for what is none of the areas. */
export const reservedFamilies: readonly string[] = ['category', 'compare', 'finder', 'other']

const familyPath = /^\/products\/([^/]+)$/

/** The key in the path of the page of a family, such as `/products/banking`; null where it is another page. */
export function familyAt(path: string): string | null {
  const key = familyPath.exec(path)?.[1]
  return key && !reservedFamilies.includes(key) ? key : null
}
