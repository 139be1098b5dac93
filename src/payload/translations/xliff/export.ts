import type { Endpoint, PayloadRequest } from 'payload'
import { XliffExportQuery, xliffUnitLimit } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { siteUrl } from '@/src/platform/env'
import { plainText } from '@/src/platform/text/text'
import { writeXliff, type XliffFile, type XliffUnit } from '@/src/domain/translations/xliff/write'
import { checked, requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { type DescribedField, describedFields, englishBefore } from '../described-fields'
import { askedStates, recordsInState } from '../counts'
import {
  editable,
  editableNamed,
  getTitle,
  formLink,
  storedRecords,
  type Tracked,
} from '../records'
import { formatOriginal, getMaxLength, getShape, isExchanged, textsIn } from './segments'

/** Longest time for counting the records of a file, ms: a person waits for it. */
const budgetMs = 20_000

/** `GET /translations/xliff?locale=&collection=&state=`: texts of one language for translation tools. */
export const exportXliff: Endpoint = {
  path: '/translations/xliff',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, locale, state } = checked(req.query, XliffExportQuery)
    const asked = collection ? [await editableNamed(req, collection)] : await editable(req)
    const deadline = Date.now() + budgetMs
    const files: XliffFile[] = []
    let count = 0
    for (const { tracked, id } of await recordsInState(req, asked, { locale, state, deadline })) {
      if (count >= xliffUnitLimit) break
      const [record] = await storedRecords(req, tracked, [id])
      if (!record) continue
      const wanted = describedFields(req, tracked, record.doc, locale).filter(
        (field) => isExchanged(field) && askedStates(state).includes(field.state),
      )
      if (wanted.length === 0) continue
      count += wanted.length
      files.push(await fileOf(req, tracked, { ...record, locale, wanted }))
    }
    // The format asks for a file at least.
    if (files.length === 0) throw new Refusal(404, 'There are no such texts')
    const text = writeXliff({ sourceLanguage: defaultLanguage, targetLanguage: locale, files })
    return new Response(text, {
      headers: {
        'Content-Type': 'application/xliff+xml; charset=utf-8',
        'Content-Disposition': `attachment; filename="texts-${locale}.xlf"`,
      },
    })
  },
}

interface Wanted {
  id: string
  doc: Record<string, unknown>
  locale: string
  wanted: DescribedField[]
}

async function fileOf(
  req: PayloadRequest,
  tracked: Tracked,
  { id, doc, locale, wanted }: Wanted,
): Promise<XliffFile> {
  const stale = wanted.filter(({ state }) => state === 'stale')
  const before = await englishBefore(req, tracked, { id, doc, locale, stale })
  return {
    original: formatOriginal(tracked.slug, id),
    notes: [
      { category: 'record', text: getTitle(tracked, doc) ?? tracked.slug },
      { category: 'link', text: siteUrl + formLink(tracked, { id, locale }) },
    ],
    units: wanted.map((field) =>
      unitOf(
        field,
        before.get(field.key),
        (path) => siteUrl + formLink(tracked, { id, locale, path }),
      ),
    ),
  }
}

function unitOf(
  field: DescribedField,
  before: unknown,
  linkOf: (path: string) => string,
): XliffUnit {
  const { english, key, label, path, state, translation } = field
  const sources = textsIn(english, getShape(field))
  const targets = textsIn(translation, getShape(field))
  // A list of another length has no entry for each of the English one: it is written anew.
  const isFitting = targets.length === sources.length
  return {
    name: key,
    maxLength: getMaxLength(field),
    notes: [
      { category: 'field', text: label },
      { category: 'state', text: state },
      { category: 'link', text: linkOf(path) },
      ...(before === undefined ? [] : [{ category: 'english-before', text: plainText(before) }]),
    ],
    segments: sources.map((source, index) => ({
      source,
      state: state === 'whole' ? 'final' : state === 'machine' ? 'translated' : 'initial',
      ...(isFitting ? { target: targets[index] } : {}),
    })),
  }
}
