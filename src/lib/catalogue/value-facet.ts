import type { Unit, UnitSystem } from '../attributes/units'

/** A property by whose values a list can be narrowed. */
export interface ValueFacet {
  /** As it stands in addresses. */
  key: string
  name: string
  options: ValueOption[]
  /** Whether products have to fit all that is chosen; else one of it. */
  isEvery?: boolean
  /** In which units a visitor may type a range; left out where none can be typed. */
  ends?: RangeEnds[]
  /** How many of some rows have each value, by its number; number 0 counts those without one. */
  count: (rows: readonly number[]) => Uint32Array
  /** Whether the value of a row is one of those that are marked. */
  test: (marks: Uint8Array) => (row: number) => boolean
  /** What an address asks for, also where it is none of the options; undefined where it makes no sense. */
  read: (value: string) => ValueOption | undefined
}

export interface ValueOption {
  /** As it stands in addresses. */
  key: string
  name: string
  /** The name for readers of the imperial system, where it differs. */
  imperial?: string
  /** The system in which it is offered, where the other one has options of its own. */
  system?: UnitSystem
  /** Where a range begins, to put it among others. */
  from?: number
  /** For each value, by its number, whether it belongs here. */
  marks: Uint8Array
}

export interface RangeEnds {
  unit?: Unit
  /** What stands behind the number where it has no unit. */
  unitText?: string
  system?: UnitSystem
}
