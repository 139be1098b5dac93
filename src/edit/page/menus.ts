import type { Documents } from '@/src/edit/model/documents'
import { loadMenus } from '@/src/components/header/load-menus'
import type { Menus } from '@/src/contract/menus'
import { languageOr } from '@/src/i18n/languages'

/**
 * After an entry of a menu was saved, what the header keeps of its menus becomes what they hold now.
 * @param onRenewed draws the page anew, so that an open menu shows it
 * @returns what ends this
 */
export function keepMenusFresh(documents: Documents, onRenewed: () => void): () => void {
  let last: Date | undefined
  return documents.subscribe(() => {
    const saved = documents.all.flatMap(({ place, state }) =>
      place.collection === 'navigation-items' && 'at' in state ? [state.at] : [],
    )
    const latest = saved.sort((one, other) => Number(one) - Number(other)).at(-1)
    if (!latest || latest === last) return
    last = latest
    void renew(documents.lng).then(onRenewed)
  })
}

async function renew(lng: string): Promise<void> {
  try {
    const kept = await loadMenus(languageOr(lng))
    const answer = await fetch(`/api/menus?${new URLSearchParams({ lng })}`)
    if (answer.ok) Object.assign(kept, (await answer.json()) as Menus)
  } catch {
    // The header asks again by itself, after a minute.
  }
}
