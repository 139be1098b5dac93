import type { Menus } from '@/src/contract/menus'
import type { Language } from '@/src/i18n/languages'

/** How long menus are shown again without asking, in ms. */
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

/** Reads the menus of a language again, for the header that shows them. @throws Error where they cannot be read */
export async function renewMenus(lng: Language): Promise<void> {
  const menus = await fetchMenus(lng)
  kept.set(lng, { at: Date.now(), menus: Promise.resolve(menus) })
  for (const listener of listeners) listener(menus)
}

const listeners = new Set<(menus: Menus) => void>()

/** Calls a listener with the menus whenever they were read again. */
export function onMenusRenewed(listener: (menus: Menus) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchMenus(lng: Language): Promise<Menus> {
  const answer = await fetch(`/api/menus?lng=${lng}`)
  if (!answer.ok) throw new Error(`The menus did not come: ${answer.status}`)
  return (await answer.json()) as Menus
}
