import 'server-only'
import { type Area, areasOf } from '@/src/content/areas'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { getSettings, noSettings } from '@/src/data/settings/index'

/** Lists the areas of business of the site, in one language. What cannot be read is left out. */
export async function listAreas({ lng }: { lng: Language }): Promise<Area[]> {
  const [{ areas }, categories] = await Promise.all([
    withFallback(getSettings({ lng }), noSettings),
    withFallback(listCategories({ lng }), []),
  ])
  return areasOf(areas, categories, getT(lng))
}

/** Returns the function that names a family in one language; a family without a name is shown by its key. */
export async function familyNames(lng: Language): Promise<(key: string) => string> {
  const names = new Map((await listAreas({ lng })).map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? key
}
