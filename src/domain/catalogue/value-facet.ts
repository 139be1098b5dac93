import type { Unit, UnitSystem } from './attributes/units'

/** A property by whose values a list can be narrowed. */
export interface ValueFacet {
  /** As it stands in addresses. */
  key: string
  name: string
  options: ValueOption[]
  /** Requires all chosen values; otherwise one is enough. */
  isEvery?: boolean
  /** In which units a visitor may type a range; left out where none can be typed. */
  ends?: RangeEnds[]
  /** Counts, among some rows, those of each value, by its number; number 0 counts rows without one. */
  count: (rows: readonly number[]) => Uint32Array
  /** Returns a test for rows whose value is marked. */
  test: (marks: Uint8Array) => (row: number) => boolean
  /** Parses the value of an address, even one that is none of the options; undefined for nonsense. */
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
  /** Start of a range, for sorting. */
  from?: number
  /** For each value, by its number, whether it belongs here. */
  marks: Uint8Array
}

export interface RangeEnds {
  unit?: Unit
  /** Text behind the number where it has no unit. */
  unitText?: string
  system?: UnitSystem
}
