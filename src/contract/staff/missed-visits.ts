/** What visitors look for and do not find: an address without a page, or a search without a hit. */
export const missedKinds = ['address', 'search'] as const
export type MissedKind = (typeof missedKinds)[number]

/** Longer texts are not counted. */
export const maxMissedLength = 200

/** How many rows of a kind are kept; those seen least, and longest ago, go first. */
export const maxMissedRows = 500

/** A row as the staff API answers it. */
export interface MissedRow {
  id: string
  kind: MissedKind
  text: string
  visits: number
  /** YYYY-MM-DD */
  firstDay: string
  lastDay: string
}
