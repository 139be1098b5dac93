import 'server-only'
import { defaultLanguage } from '@/src/i18n/languages'
import { isDemo } from '@/src/platform/env'
import { listPages } from '@/src/data/pages'

/** Returns true where visitors may load a film of the demo: in the demo, and where a public page shows it. */
export async function isFilmShown(file: string): Promise<boolean> {
  if (isDemo) return true
  const pages = await listPages({ lng: defaultLanguage })
  return pages.some(({ layout }) => JSON.stringify(layout).includes(`"/media/${file}"`))
}
