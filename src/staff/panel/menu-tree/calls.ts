import { type MenuName, menuNames } from '@/src/contract/menu-names'
import type { NavigationItem } from '@/src/contract/menus'
import type { MenuTree, MenuTreeInput, MenuTreeItem } from '@/src/contract/staff/menu-tree'

const address = '/api/admin/navigation-items'

/** @throws Error with the server's message */
export const readItems = async (locale: string): Promise<MenuTreeItem[]> =>
  ((await call(`/tree?locale=${locale}`)) as MenuTree).items

/**
 * Reads which entries visitors see, by their ids.
 * @returns null where that cannot be read: then nothing is said of it
 */
export async function readShown(): Promise<ReadonlySet<string> | null> {
  const read = async (menu: MenuName) => {
    // Without cookies: a preview shows drafts, too.
    const answer = await fetch(`/api/navigation?menu=${menu}`, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return idsOf((await answer.json()) as NavigationItem[])
  }
  try {
    return new Set((await Promise.all(menuNames.map(read))).flat())
  } catch {
    return null
  }
}

const idsOf = (items: NavigationItem[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...idsOf(children)])

export const saveTree = (input: MenuTreeInput): Promise<unknown> => call('/tree', 'POST', input)

export const publishMenu = (menu: MenuName): Promise<unknown> => call('/publish', 'POST', { menu })

export const startFromBuiltIn = (menu: MenuName): Promise<unknown> =>
  call('/start', 'POST', { menu })

/** Switches an entry on or off, as a draft. */
export const switchItem = (id: string, isActive: boolean): Promise<unknown> =>
  call(`/${id}?draft=true`, 'PATCH', { isActive, _status: 'draft' })

/** Takes an entry out of its menu for good, for visitors as well. */
export const deleteItem = (id: string): Promise<unknown> => call(`/${id}`, 'DELETE')

async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    credentials: 'include',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  })
  const result = (await answer.json()) as { message?: string }
  if (!answer.ok) throw new Error(result.message ?? `HTTP ${answer.status}`)
  return result
}
