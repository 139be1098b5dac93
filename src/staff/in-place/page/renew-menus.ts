import { loadMenus } from '@/src/components/header/load-menus'
import type { Menus } from '@/src/contract/menus'
import { languageOr } from '@/src/i18n/languages'

/**
 * Reads the menus of a language again into those that the header keeps, which knows nothing of this: visitors load no code
 * for it. Where they cannot be read now, it asks again by itself, after a minute.
 */
export async function renewMenus(lng: string): Promise<void> {
  try {
    const kept = await loadMenus(languageOr(lng))
    const answer = await fetch(`/api/menus?${new URLSearchParams({ lng })}`)
    if (answer.ok) Object.assign(kept, (await answer.json()) as Menus)
  } catch {
    // As said above.
  }
}
