import { isStorableNumber } from '../database/storable-numbers'

export interface Placed {
  id: string
  order: number
}

/**
 * The numbers to write so that some records of a list swap places among themselves. The others stay
 * where they are; of those that stand at an equal number with them, as few as possible get a new one.
 * @param list every record, as it stands now
 * @param ids some of them, in their new order
 */
export function reordered(list: Placed[], ids: string[]): Placed[] {
  const byId = new Map(list.map((record) => [record.id, record]))
  const moved = ids.map((id) => byId.get(id)).filter((record) => record !== undefined)
  const places = new Set(moved.map(({ id }) => id))
  const wanted = list.map((record) => (places.has(record.id) ? moved.shift() : record)) as Placed[]
  const first = wanted.findIndex(({ id }) => places.has(id))
  const last = wanted.findLastIndex(({ id }) => places.has(id))
  const upwards = numbered(wanted, first, last, 1)
  const downwards = numbered(
    wanted.toReversed(),
    list.length - 1 - last,
    list.length - 1 - first,
    -1,
  )
  const isStorable = (changed: Placed[]) => changed.every(({ order }) => isStorableNumber(order))
  if (!isStorable(upwards)) return downwards
  return downwards.length < upwards.length && isStorable(downwards) ? downwards : upwards
}

/** Walks from the first record that moved to beyond the last, until numbers stand apart by themselves. */
function numbered(list: Placed[], first: number, last: number, step: 1 | -1): Placed[] {
  const changed: Placed[] = []
  let before = list[first - 1]?.order ?? -Infinity * step
  for (const [index, { id, order }] of list.entries()) {
    if (index < first) continue
    const isApart = step === 1 ? order > before : order < before
    if (index > last && isApart) break
    if (!isApart) changed.push({ id, order: before + step })
    before = isApart ? order : before + step
  }
  return changed
}
