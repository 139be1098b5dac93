import type { PayloadRequest } from 'payload'
import type { CheckedCollection, CheckFinding, CheckId } from '@/src/contract/staff/checks'
import type { Finding } from '@/src/domain/checks/check'
import { recordAddress } from '@/src/domain/links/addresses'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { labelPath } from '../field-words'
import type { Stored } from './read'

/** Tells findings as staff read them. @param lng of the messages */
export async function describer(req: PayloadRequest, lng: Language) {
  const say = await staffTranslator(lng)
  const forbidden = await forbiddenChecks(req)
  return (collection: CheckedCollection, doc: Stored, findings: Finding[]): CheckFinding[] =>
    findings.map(({ media, ...finding }) => ({
      ...finding,
      label: fieldWords(req, collection, doc, finding.path),
      message: say(`checks.${finding.problem}`, finding.values),
      forbids: forbidden.includes(finding.check),
      link: linkOf(collection, doc.id, finding, media),
    }))
}

/** A field by the labels of the collection. */
export function fieldWords(
  { payload, i18n }: PayloadRequest,
  collection: CheckedCollection,
  data: unknown,
  path: string,
): string {
  const fields = payload.collections[collection].config.flattenedFields
  return labelPath(path, { fields, data, blocks: payload.config.blocks ?? [], i18n })
}

/** Returns the address of the form with the field in view; a picture is corrected in the media library. */
function linkOf(
  collection: CheckedCollection,
  id: string,
  { path, locale, problem }: Pick<Finding, 'path' | 'locale' | 'problem'>,
  media: string | undefined,
): string {
  const lng = locale ?? defaultLanguage
  return media !== undefined && problem.startsWith('alt')
    ? recordAddress('media', media, { lng, field: 'alt' })
    : recordAddress(collection, id, { lng, field: path })
}

/** The checks that forbid publishing, as the site settings that are published name them. */
export async function forbiddenChecks(req: PayloadRequest): Promise<CheckId[]> {
  const { forbiddenChecks: listed } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { forbiddenChecks: true },
    depth: 0,
    req,
  })
  return listed ?? []
}
