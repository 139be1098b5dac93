import type { TextKey } from '@/src/i18n/translate'
import { families } from '@/src/domain/catalogue/families'

/** An area of business: the contact form offers it, and products may belong to it. */
export interface Area {
  key: string
  name: string
  /** True where it is a family of products as well. */
  isFamily: boolean
}

/**
 * Lists the areas of a site: those that its settings name, and then the families of its categories that these leave out.
 * @param t for the names of the documented families
 */
export function areasOf(
  named: readonly Area[],
  categories: readonly { family?: string | null }[],
  t: (key: TextKey) => string,
): Area[] {
  const keys = new Set(named.map(({ key }) => key))
  const others = new Set(categories.flatMap(({ family }) => (family ? [family] : [])))
  return [
    ...named,
    ...[...others]
      .filter((key) => !keys.has(key))
      .map((key) => ({ key, name: nameOf(key, t), isFamily: true })),
  ]
}

/** Names a family that no settings name; one that is not documented stands as it is. */
const nameOf = (key: string, t: (key: TextKey) => string): string =>
  (families as readonly string[]).includes(key)
    ? t(`products.family.${key as (typeof families)[number]}`)
    : key
