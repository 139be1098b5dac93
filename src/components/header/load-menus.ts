import type { Menus } from '@/src/contract/menus'
import type { Language } from '@/src/i18n/languages'

/** Time for which menus are shown again without a request, ms. */
const freshFor = 60_000

const kept = new Map<Language, { at: number; menus: Promise<Menus> }>()

/** The menus of a language, asked for once. */
export function loadMenus(lng: Language): Promise<Menus> {
  const known = kept.get(lng)
  if (known && Date.now() - known.at < freshFor) return known.menus
  const menus = fetchMenus(lng)
  kept.set(lng, { at: Date.now(), menus })
  menus.catch(() => kept.delete(lng))
  return menus
}

async function fetchMenus(lng: Language): Promise<Menus> {
  const answer = await fetch(`/api/menus?lng=${lng}`)
  if (!answer.ok) throw new Error(`The menus did not come: ${answer.status}`)
  return (await answer.json()) as Menus
}
