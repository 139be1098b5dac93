import 'server-only'
import { defaultLanguage } from '@/src/i18n/languages'
import { demoFilms } from '@/src/generated/demo/films'
import { isDemo } from '@/src/platform/env'
import { listPages } from '@/src/data/pages'

/** Returns true for a film of the demo that visitors may load: in the demo, and where a public page shows it. */
export async function isFilmShown(file: string): Promise<boolean> {
  if (!demoFilms.includes(file)) return false
  if (isDemo) return true
  const pages = await listPages({ lng: defaultLanguage })
  return pages.some(({ layout }) => JSON.stringify(layout).includes(`"/media/${file}"`))
}
