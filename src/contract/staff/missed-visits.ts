/** Kinds of visits that find nothing: an address without a page, or a search without a hit. */
export const missedKinds = ['address', 'search'] as const
export type MissedKind = (typeof missedKinds)[number]

/** Longer texts are not counted. */
export const maxMissedLength = 200

/** Most rows of a kind; those seen least, and longest ago, are deleted first. */
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
