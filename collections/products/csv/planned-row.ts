import type { CatalogueRow } from '@/src/contract/staff/catalogue-csv'

/** A row of the file, what it changes, and what is written for that. */
export interface PlannedRow extends CatalogueRow {
  id?: string
  data: Record<string, unknown>
}
