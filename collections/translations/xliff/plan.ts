import type { PayloadRequest } from 'payload'
import type { XliffRow } from '@/src/contract/staff/translations'
import { groupBy } from '@/src/lib/lists/group-by'
import type { ReadUnit } from '@/src/lib/xliff/read'
import { type DescribedField, describedFields } from '../described-fields'
import { editable, storedRecords, titleOf, type Tracked } from '../records'
import { hashOf } from '../text-hash'
import { isExchanged, maxLengthOf, originalOf, shapeOf } from './exchanged'
import { textsIn, withTexts } from './segments'

/** A text of a file, what it changes, and what is written for that. */
export interface PlannedText extends XliffRow {
  tracked?: Tracked
  path: string
  value: unknown
}

/** What every text of a file would do, without doing it. */
export async function planOf(
  req: PayloadRequest,
  units: ReadUnit[],
  locale: string,
): Promise<PlannedText[]> {
  const open = new Map((await editable(req)).map((tracked) => [String(tracked.slug), tracked]))
  const rows: PlannedText[] = []
  for (const [original, own] of groupBy(units, (unit) => unit.original)) {
    const [slug = '', id = '', ...rest] = original.split('/')
    const tracked = rest.length === 0 ? open.get(slug) : undefined
    const [record] = tracked ? await storedRecords(req, tracked, [id]) : []
    const isKnown = tracked && record && originalOf(slug, record.id) === original
    const fields = new Map(
      isKnown
        ? describedFields(req, tracked, record.doc, locale).map((field) => [field.key, field])
        : [],
    )
    for (const unit of own) {
      const row: PlannedText = {
        line: unit.line,
        collection: slug,
        id,
        title: isKnown ? titleOf(tracked, record.doc) : null,
        label: unit.name,
        action: 'refused',
        before: null,
        after: null,
        tracked,
        path: '',
        value: undefined,
      }
      const field = fields.get(unit.name)
      if (!isKnown) row.message = `${original} is no record of this site that you may edit`
      else if (!field || !isExchanged(field)) row.message = `${unit.name} is no text of it`
      else plan(row, unit, field)
      rows.push(row)
    }
  }
  return rows
}

function plan(row: PlannedText, { segments }: ReadUnit, field: DescribedField): void {
  const shape = shapeOf(field)
  const { english, label, path, translation } = field
  const sources = textsIn(english, shape)
  Object.assign(row, { label, path })
  const isSameEnglish =
    segments.length === sources.length &&
    segments.every(({ source }, index) => hashOf(source) === hashOf(sources[index]))
  if (!isSameEnglish) {
    row.action = 'stale'
    row.message = 'Its English is not the one that stands now'
    return
  }
  const targets = segments.map(({ target }) => target ?? '')
  const given = targets.filter((target) => target.trim() !== '')
  if (given.length === 0) {
    row.action = 'same'
    return
  }
  if (given.length < targets.length) {
    row.message = 'Some of its segments have no target'
    return
  }
  const max = maxLengthOf(field) ?? Infinity
  if (targets.some((target) => target.length > max)) {
    row.message = `A target is longer than ${max} characters`
    return
  }
  if (targets.some((target) => target.includes('\0'))) {
    row.message = 'A target has a NUL character'
    return
  }
  const value = withTexts(english, targets, shape)
  if (textsIn(value, shape).length !== targets.length) {
    row.message = 'Two of its names became the same'
    return
  }
  const isSame = hashOf(value) === hashOf(translation)
  row.action = isSame ? 'same' : 'update'
  row.before = textsIn(translation, shape).join('\n') || null
  row.after = targets.join('\n')
  row.value = value
}
