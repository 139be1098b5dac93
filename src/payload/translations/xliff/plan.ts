import type { PayloadRequest } from 'payload'
import type { XliffRow } from '@/src/contract/staff/translations'
import { groupBy } from '@/src/platform/values/lists'
import type { ReadUnit } from '@/src/domain/translations/xliff/read'
import { type DescribedField, describedFields } from '../described-fields'
import { editable, getTitle, publicDoc, storedRecords, type Tracked } from '../records'
import { hashText } from '../sources'
import { fillTexts, formatOriginal, getShape, isExchanged, textsIn } from './segments'

/** A text of a file, what it changes, and what is written for that. */
export interface PlannedText extends XliffRow {
  tracked?: Tracked
  path: string
  value: unknown
  /** It changes what is public, and a draft that waits stays one. */
  isPublic: boolean
}

/** Plans by how the texts are saved. */
type Plans = Record<'draft' | 'published', PlannedText[]>

/**
 * Tells of every text of a file what it would do, without doing it. Saved as a draft it changes the latest version; published,
 * what is public of a record, and of a record that visitors do not see the draft.
 */
export async function planUnits(
  req: PayloadRequest,
  units: ReadUnit[],
  locale: string,
): Promise<Plans> {
  const open = new Map((await editable(req)).map((tracked) => [String(tracked.slug), tracked]))
  const plans: Plans = { draft: [], published: [] }
  for (const [original, own] of groupBy(units, (unit) => unit.original)) {
    const [slug = '', id = '', ...rest] = original.split('/')
    const tracked = rest.length === 0 ? open.get(slug) : undefined
    const [found] = tracked ? await storedRecords(req, tracked, [id]) : []
    const record = found && formatOriginal(slug, found.id) === original ? found : undefined
    const latest = tracked && record && fieldsByKey(req, tracked, record.doc, locale)
    const published = tracked && record && (await publicDoc(req, tracked, id))
    const shown = published && fieldsByKey(req, tracked, published, locale)
    for (const unit of own) {
      const row: PlannedText = {
        line: unit.line,
        collection: slug,
        id,
        title: latest ? getTitle(tracked, record.doc) : null,
        label: unit.name,
        action: 'refused',
        before: null,
        after: null,
        tracked,
        path: '',
        value: undefined,
        isPublic: false,
      }
      if (!latest) row.message = `${original} is no record of this site that you may edit`
      const draft = latest ? planned(row, unit, latest) : row
      plans.draft.push(draft)
      plans.published.push(shown ? plannedInPublic(draft, unit, shown) : draft)
    }
  }
  return plans
}

const fieldsByKey = (...args: Parameters<typeof describedFields>): Map<string, DescribedField> =>
  new Map(describedFields(...args).map((field) => [field.key, field]))

function planned(
  row: PlannedText,
  unit: ReadUnit,
  fields: Map<string, DescribedField>,
): PlannedText {
  const field = fields.get(unit.name)
  if (!field || !isExchanged(field)) return { ...row, message: `${unit.name} is no text of it` }
  const own = { ...row }
  plan(own, unit, field)
  return own
}

/** Plans a text for what is public; one that a draft alone has waits with it. */
function plannedInPublic(
  draft: PlannedText,
  unit: ReadUnit,
  fields: Map<string, DescribedField>,
): PlannedText {
  const row: PlannedText = {
    ...draft,
    action: 'refused',
    before: null,
    after: null,
    message: undefined,
    value: undefined,
    isPublic: true,
  }
  if (fields.has(unit.name)) return planned(row, unit, fields)
  if (draft.action === 'refused') return draft
  return { ...row, action: 'stale', message: 'It stands in a draft alone' }
}

function plan(row: PlannedText, { segments }: ReadUnit, field: DescribedField): void {
  const shape = getShape(field)
  const { english, label, path, translation } = field
  const sources = textsIn(english, shape)
  Object.assign(row, { label, path })
  const isSameEnglish =
    segments.length === sources.length &&
    segments.every(({ source }, index) => hashText(source) === hashText(sources[index]))
  if (!isSameEnglish) {
    row.action = 'stale'
    row.message = 'Its English is not the one that stands now'
    return
  }
  const targets = segments.map(({ target }) => target ?? '')
  if (targets.every((target) => target.trim() === '')) {
    row.action = 'same'
    return
  }
  const filled = fillTexts(field, targets)
  if ('message' in filled) {
    row.message = filled.message
    return
  }
  const { value } = filled
  const isSame = hashText(value) === hashText(translation)
  row.action = isSame ? 'same' : 'update'
  row.before = textsIn(translation, shape).join('\n') || null
  row.after = targets.join('\n')
  row.value = value
}
