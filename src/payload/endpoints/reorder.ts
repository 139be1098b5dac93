import { isStorableNumber } from '@/src/platform/database/storable-numbers'

export interface Placed {
  id: string
  order: number
}

/** Rather so many records are written than one gets a number below zero, which reads like a mistake. */
const maxWrites = 100

/**
 * The numbers to write so that some records of a list swap places among themselves: as few as possible, and none below
 * zero that is not there already, unless very many would be written.
 * @param list every record, as it stands now
 * @param ids some of them, in their new order
 */
export function reordered(list: Placed[], ids: string[]): Placed[] {
  const byId = new Map(list.map((record) => [record.id, record]))
  const moved = ids.map((id) => byId.get(id)).filter((record) => record !== undefined)
  const places = new Set(moved.map(({ id }) => id))
  const wanted = list.map((record) => (places.has(record.id) ? moved.shift() : record)) as Placed[]
  const isMoved = ({ id }: Placed, place: number) => id !== list[place]?.id
  const [first, last] = [wanted.findIndex(isMoved), wanted.findLastIndex(isMoved)]
  if (first < 0) return []

  // With the number that each has, or with that of the place to which it comes.
  const ways = [wanted, wanted.map(({ id }, place) => ({ id, order: list[place]?.order ?? 0 }))]
  const [best] = ways
    .flatMap((way) => [upwards(way, first, last), downwards(way, first, last)])
    .map((numbers) => changedIn(numbers, byId))
    .filter((changed) => changed.every(({ order }) => isStorableNumber(order)))
    .sort((a, b) => weight(a) - weight(b))
  return best ?? []
}

const weight = (changed: Placed[]): number =>
  changed.length + (changed.some(({ order }) => order < 0) ? maxWrites : 0)

const changedIn = (numbers: Placed[], byId: Map<string, Placed>): Placed[] =>
  numbers.filter(({ id, order }) => byId.get(id)?.order !== order)

/** Gives each record from the first that moved a number above the one before, until the others stand apart by themselves. */
function upwards(list: Placed[], first: number, last: number): Placed[] {
  const numbers = [...list]
  let before = list[first - 1]?.order ?? -Infinity
  for (const [place, { id, order }] of list.entries()) {
    if (place < first) continue
    if (place > last && order > before) break
    before = order > before ? order : before + 1
    numbers[place] = { id, order: before }
  }
  return numbers
}

/** The same from the last that moved, each number below the one behind. */
const downwards = (list: Placed[], first: number, last: number): Placed[] =>
  mirrored(upwards(mirrored(list), list.length - 1 - last, list.length - 1 - first))

const mirrored = (list: Placed[]): Placed[] =>
  list.map(({ id, order }) => ({ id, order: 0 - order })).toReversed()
