import type { PayloadRequest } from 'payload'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { completenessRefusals } from '@/collections/products/completeness/threshold'
import type { PlannedRow } from './planned-row'

/** Refuses rows that would make products public which are not complete enough, as writing them would. */
export async function refuseIncomplete(
  req: PayloadRequest,
  rows: PlannedRow[],
  locale: Language,
): Promise<void> {
  const writing = rows.filter(({ action }) => action === 'create' || action === 'update')
  const refusals = await completenessRefusals(writing, locale === defaultLanguage, req)
  for (const [index, row] of writing.entries()) {
    const refusal = refusals[index]
    if (!refusal) continue
    row.action = 'refused'
    row.errors.push({ field: 'status', message: `status ${refusal}` })
  }
}
