import { arrayMove } from '@dnd-kit/sortable'
import type { MenuTreeInput, MenuTreeItem } from '@/src/contract/staff/menu-tree'

/** An entry of the first level, and what stands below it. */
export interface Branch {
  id: string
  below: string[]
}

/** The reason why visitors do not see an entry that is public and switched on. */
export type Hidden = 'closed' | 'nowhere' | 'blank' | 'empty'

/**
 * @param shown ids of the entries that visitors see; null where that is not known
 * @returns null for what they see, and for what its state says enough of
 */
export function whyHidden(
  item: Pick<MenuTreeItem, 'id' | 'isActive' | 'isClosed' | 'target' | 'state'>,
  { isGroup, hasBelow }: { isGroup: boolean; hasBelow: boolean },
  shown: ReadonlySet<string> | null,
): Hidden | null {
  if (item.isClosed) return 'closed'
  if (isGroup && !hasBelow) return 'empty'
  if (!isGroup && item.target === null) return 'nowhere'
  const isSeen = shown === null || shown.has(item.id)
  if (isSeen || !item.isActive || item.state === 'draft') return null
  return isGroup ? 'empty' : 'blank'
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** The rows of a menu as a tree; what names a parent that is not there stands on the first level. */
export function buildBranches(rows: { id: string; parentId: string | null }[]): Branch[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isRoot = ({ parentId }: { parentId: string | null }) =>
    parentId === null || !ids.has(parentId)
  return rows.filter(isRoot).map(({ id }) => ({
    id,
    below: rows.filter(({ parentId }) => parentId === id).map((row) => row.id),
  }))
}

/** The same as rows, to be saved. */
export const flattenBranches = (branches: Branch[]): MenuTreeInput['items'] =>
  branches.flatMap(({ id, below }) => [
    { id, parentId: null },
    ...below.map((lower) => ({ id: lower, parentId: id })),
  ])

/**
 * A menu after an entry has moved one step: up and down among its neighbours and, below a group, on into the
 * next one; in, below the entry before it; out, behind its group.
 * @returns null where the step is not possible
 */
export function moved(
  branches: Branch[],
  id: string,
  direction: Direction,
  levels: number,
): Branch[] | null {
  const at = branches.findIndex((branch) => branch.id === id)
  return at === -1
    ? movedBelow(branches, id, direction)
    : movedOnTop(branches, at, direction, levels)
}

function movedOnTop(
  branches: Branch[],
  at: number,
  direction: Direction,
  levels: number,
): Branch[] | null {
  const branch = branches[at] as Branch
  if (direction === 'up' || direction === 'down') {
    const to = direction === 'up' ? at - 1 : at + 1
    return branches[to] ? arrayMove(branches, at, to) : null
  }
  const before = branches[at - 1]
  if (direction === 'out' || levels === 1 || !before || branch.below.length > 0) return null
  return branches
    .filter((one) => one !== branch)
    .map((one) => (one === before ? { ...one, below: [...one.below, branch.id] } : one))
}

function movedBelow(branches: Branch[], id: string, direction: Direction): Branch[] | null {
  const at = branches.findIndex(({ below }) => below.includes(id))
  const group = branches[at]
  if (!group || direction === 'in') return null
  const without = branches.map((one) =>
    one === group ? { ...one, below: one.below.filter((lower) => lower !== id) } : one,
  )
  if (direction === 'out') return without.toSpliced(at + 1, 0, { id, below: [] })
  const place = group.below.indexOf(id)
  const to = direction === 'up' ? place - 1 : place + 1
  if (group.below[to] !== undefined) {
    return branches.map((one) =>
      one === group ? { ...one, below: arrayMove(one.below, place, to) } : one,
    )
  }
  const next = branches[direction === 'up' ? at - 1 : at + 1]
  if (!next) return null
  return without.map((one) => {
    if (one.id !== next.id) return one
    return { ...one, below: direction === 'up' ? [...one.below, id] : [id, ...one.below] }
  })
}

/**
 * A menu after an entry was dropped at the row of another one. A group takes its entries along.
 * @param isIndented whether it was dropped to the right, below the entry before it
 */
export function dropped(
  branches: Branch[],
  id: string,
  overId: string,
  isIndented: boolean,
  levels: number,
): Branch[] {
  const own = branches.find((branch) => branch.id === id)?.below ?? []
  const rows = flattenBranches(branches).filter((row) => !own.includes(row.id))
  const from = rows.findIndex((row) => row.id === id)
  let to = rows.findIndex((row) => row.id === overId)
  if (from === -1 || to === -1) return branches
  const others = rows.filter((row) => row.id !== id)
  const canIndent = levels > 1 && own.length === 0 && to > 0
  const isBetween = Boolean(others[to]?.parentId)
  const isBelow = canIndent && (isIndented || isBetween)
  // A group does not split another one.
  while (!isBelow && others[to]?.parentId) to += 1
  const list = others.toSpliced(to, 0, { id, parentId: isBelow ? '' : null })
  const result: Branch[] = []
  for (const row of list) {
    if (row.parentId === null) result.push({ id: row.id, below: row.id === id ? [...own] : [] })
    else result.at(-1)?.below.push(row.id)
  }
  return result
}
