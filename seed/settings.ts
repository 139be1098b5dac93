import type { Payload } from 'payload'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { inTransaction } from '@/src/platform/database/all-or-nothing'
import type { Localized } from '@/src/i18n/localized'
import { unnamedCompany } from '@/src/domain/settings/company'
import type { Find } from './catalogue'
import { settings as inEnglish } from './demo/settings'
import { usedLanguages } from './languages-of'
import type { SeededPicture } from './pictures'
import { holds, withIds } from './same'
import { inAllLanguages } from './translations'
import { context, type Outcome } from './upsert'

const settings = inAllLanguages('settings', inEnglish)

/**
 * Writes the facts of the demo's company, language by language.
 * @param isPlan writes nothing, and tells what would become of them
 */
export async function seedSettings(
  payload: Payload,
  picture: Find<SeededPicture>,
  isPlan: boolean,
): Promise<Outcome> {
  const isNew = !(await read(payload, defaultLanguage)).companyName
  let hasChanged = false
  for (const locale of usedLanguages([settings.tagline, settings.description])) {
    const stored = await read(payload, locale)
    const wanted = settingsIn(locale, picture)
    if (holds(stored, wanted)) continue
    hasChanged = true
    if (isPlan) break
    const { id: _, ...data } = withIds(wanted, stored) as Record<string, unknown>
    await inTransaction(payload, () =>
      payload.updateGlobal({ slug: 'site-settings', locale, depth: 0, context, data }),
    )
  }
  if (!hasChanged) return 'unchanged'
  return isNew ? 'created' : 'updated'
}

const read = (payload: Payload, locale: Language) =>
  payload.findGlobal({ slug: 'site-settings', locale, fallbackLocale: false, depth: 0 })

/** Empties the settings that the demo fills, in every language. */
export async function clearSettings(payload: Payload, picture: Find<SeededPicture>): Promise<void> {
  for (const locale of languages) {
    const data = { ...emptied(settingsIn(locale, picture)), companyName: unnamedCompany }
    await payload.updateGlobal({ slug: 'site-settings', locale, depth: 0, context, data })
  }
}

/** The same fields with nothing in them. */
function emptied(values: Record<string, unknown>): Record<string, unknown> {
  const nothingOf = (value: unknown) => {
    if (Array.isArray(value)) return []
    return typeof value === 'object' && value !== null ? emptied({ ...value }) : null
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nothingOf(value)]))
}

/** All settings in one language; rows must be whole, so their texts fall back to English. */
function settingsIn(lng: Language, picture: Find<SeededPicture>) {
  const text = (localized: Localized) => localized[lng] ?? localized.en
  return {
    companyName: settings.companyName,
    logo: picture(settings.logo).id,
    logoDark: picture(settings.logoDark).id,
    tagline: text(settings.tagline),
    description: text(settings.description),
    headquartersAddress: text(settings.headquartersAddress),
    factoryAddress: text(settings.factoryAddress),
    phones: settings.phones.map(({ label, number }) => ({ label: text(label), number })),
    emails: settings.emails.map(({ label, address }) => ({ label: text(label), address })),
    businessHours: settings.businessHours.map(({ label, hours, opening }) => ({
      label: text(label),
      hours: text(hours),
      ...opening,
    })),
    offices: settings.offices.map(({ region, name, address, ...contact }) => ({
      region: text(region),
      name: text(name),
      address: text(address),
      ...contact,
    })),
    socialLinks: settings.socialLinks,
    videos: {
      story: settings.storyVideoId,
      about: settings.aboutVideoId,
      service: settings.serviceVideoId,
    },
    tourUrl: settings.tourUrl,
    maps: settings.mapUrls,
    areas: settings.areas.map(({ key, name }) => ({ key, name: text(name), isFamily: true })),
    newsTags: settings.newsTags.map(({ key, name }) => ({ key, name: text(name) })),
    replyPromise: text(settings.replyPromise),
    offersNewsletter: settings.offersNewsletter,
    notFoundText: text(settings.notFoundText),
    notificationAddress: settings.notificationAddress,
  }
}
