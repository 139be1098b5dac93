import 'server-only'
import type { SiteSetting } from '@/payload-types'
import type { Picture } from '@/src/contract/picture'
import type { Settings } from '@/src/contract/settings'
import { hasPermission } from '@/src/contract/permissions'
import { defaultMeasuredVisits } from '@/src/contract/visits'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { offeredLanguages } from '@/src/i18n/offered-languages'
import { type LookStyle, makeStyle } from '@/src/domain/theme/style'
import type { UploadedFont } from '@/src/domain/theme/typeface'
import { parseFontDetails } from '@/src/domain/theme/fonts/stored-font'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { phoneBy, unnamedCompany } from '@/src/domain/settings/company'
import { timePattern } from '@/src/domain/settings/opening-hours'
import { relationId } from '@/src/platform/values/stored-values'
import { isTimeZone } from '@/src/platform/time/days'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { withSourceMarks } from '@/src/data/preview/source-marks'
import { picturesById } from '@/src/data/media/pictures'
import { draftReader } from '@/src/data/preview'
import { tags } from '@/src/data/cache/tags'

/** Facts of the company, as pages show them: for staff who look at drafts and may edit them, with marks. */
export const getSettings = cached(
  'getSettings',
  () => [tags.settings(), tags.media()],
  async ({ lng }: { lng: Language }): Promise<Settings> => {
    const payload = await getPayload()
    const doc = await payload.findGlobal({ ...(await asEditor(lng)), slug: 'site-settings' })
    const ids = [doc.logo, doc.logoDark, doc.mark].map(relationId)
    const pictures = await picturesById(ids, lng)
    return toSettings(
      await withSourceMarks('site-settings', { ...doc, id: 'site-settings' }),
      pictures,
    )
  },
)

/**
 * Returns the look of the site, as a style sheet over `tokens.css`. It is computed once for each change of the
 * settings.
 */
export const getLook = (): Promise<LookStyle> => readLook(null)

const readLook = cached(
  'readLook',
  () => [tags.settings()],
  async (_: null): Promise<LookStyle> => {
    const payload = await getPayload()
    const reader = await asEditor(defaultLanguage)
    const { brand } = await payload.findGlobal({ ...reader, slug: 'site-settings', depth: 0 })
    const { fontFiles, headingFontFiles, ...look } = brand ?? {}
    const [text, heading] = await Promise.all([
      look.font === 'own' ? uploadedFonts(fontFiles) : [],
      look.headingFont === 'own' ? uploadedFonts(headingFontFiles) : [],
    ])
    return makeStyle({ ...look, uploaded: { text, heading } })
  },
)

/** Fonts that staff uploaded, in the order of the settings. Those that are not there are left out. */
async function uploadedFonts(
  chosen: readonly unknown[] | null | undefined,
): Promise<UploadedFont[]> {
  const ids = (chosen ?? []).flatMap((relation) => relationId(relation) ?? [])
  if (ids.length === 0) return []
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...readAsPublic(defaultLanguage),
    collection: 'fonts',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
  })
  return ids.flatMap((id) => {
    const { filename, details } = docs.find((doc) => doc.id === id) ?? {}
    const known = parseFontDetails(details)
    return filename && known ? [{ filename, details: known }] : []
  })
}

/** Like `readAsPublic`, but staff in draft mode who may edit the settings get their latest draft. */
export async function asEditor(lng: Language) {
  const user = await draftReader()
  return { ...readAsPublic(lng), ...(hasPermission(user, 'content') ? { user, draft: true } : {}) }
}

function toSettings(doc: SiteSetting, pictures: Map<string, Picture>): Settings {
  const picture = (relation: unknown) => pictures.get(relationId(relation) ?? '') ?? null
  const rule = { format: doc.phoneFormat ?? 'typed', country: doc.phoneCountry ?? null }
  const phone = (typed: string) => {
    const plain = withoutMarks(typed)
    const { number, href } = phoneBy(rule, plain)
    return { number: number + typed.slice(plain.length), href }
  }
  return {
    companyName: doc.companyName,
    logo: picture(doc.logo),
    logoDark: picture(doc.logoDark),
    mark: picture(doc.mark),
    tagline: doc.tagline ?? null,
    description: doc.description ?? null,
    headquartersAddress: doc.headquartersAddress ?? null,
    factoryAddress: doc.factoryAddress ?? null,
    phones: rows(doc.phones, ['label', 'number']).flatMap(({ label, number }) =>
      number ? [{ label, ...phone(number) }] : [],
    ),
    emails: rows(doc.emails, ['label', 'address']),
    businessHours: (doc.businessHours ?? []).map((row) => ({
      label: row.label ?? null,
      hours: row.hours ?? null,
      opening: openingOf(row, doc.timeZone),
    })),
    offices: rows(doc.offices, ['region', 'name', 'address', 'phone', 'email']).map((office) => ({
      ...office,
      phone: office.phone ? phone(office.phone) : null,
    })),
    socialLinks: (doc.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    videos: {
      story: doc.videos?.story ?? null,
      about: doc.videos?.about ?? null,
      service: doc.videos?.service ?? null,
    },
    tourUrl: doc.tourUrl ?? null,
    languages: offeredLanguages(doc.offeredLanguages),
    timeZone: isTimeZone(doc.timeZone) ? doc.timeZone : 'UTC',
    maps: { headquarters: doc.maps?.headquarters ?? null, factory: doc.maps?.factory ?? null },
    areas: (doc.areas ?? []).flatMap(({ key, name, isFamily }) =>
      key && name ? [{ key, name, isFamily: isFamily !== false }] : [],
    ),
    newsTags: (doc.newsTags ?? []).flatMap(({ key, name }) => (key && name ? [{ key, name }] : [])),
    replyPromise: doc.replyPromise || null,
    offersNewsletter: doc.offersNewsletter ?? false,
    keepsServicePages: doc.keepsServicePages ?? true,
    measuredVisits: doc.measuredVisits ?? defaultMeasuredVisits,
    notFoundText: doc.notFoundText || null,
  }
}

type BusinessHours = NonNullable<SiteSetting['businessHours']>[number]

/** Days and times of a row, by its clock or else that of the site; null where one of them is missing. */
function openingOf(
  { days, from, to, timeZone }: BusinessHours,
  ofSite: string | null | undefined,
): Settings['businessHours'][number]['opening'] {
  if (!days?.length || !timePattern.test(from ?? '') || !timePattern.test(to ?? '')) return null
  const zone = [timeZone, ofSite].find(isTimeZone) ?? 'UTC'
  return { days, from: from ?? '', to: to ?? '', timeZone: zone }
}

/** Rows of a list with just these columns, empty ones as null. */
function rows<Column extends string>(
  list: Partial<Record<Column, string | null | undefined>>[] | null | undefined,
  columns: Column[],
): Record<Column, string | null>[] {
  return (list ?? []).map(
    (row) =>
      Object.fromEntries(columns.map((column) => [column, row[column] ?? null])) as Record<
        Column,
        string | null
      >,
  )
}

/** Settings of pages while no fact of the company can be read. */
export const noSettings: Settings = {
  companyName: unnamedCompany,
  logo: null,
  logoDark: null,
  mark: null,
  tagline: null,
  description: null,
  headquartersAddress: null,
  factoryAddress: null,
  phones: [],
  emails: [],
  businessHours: [],
  offices: [],
  socialLinks: [],
  videos: { story: null, about: null, service: null },
  tourUrl: null,
  languages: [...languages],
  timeZone: 'UTC',
  maps: { headquarters: null, factory: null },
  areas: [],
  newsTags: [],
  replyPromise: null,
  offersNewsletter: false,
  keepsServicePages: true,
  measuredVisits: 0,
  notFoundText: null,
}
