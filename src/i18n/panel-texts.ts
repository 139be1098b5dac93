import { en } from '@payloadcms/translations/languages/en'
import type { SanitizedConfig } from 'payload'
import type panel from '@/locales/en/panel.json'
import { texts } from '@/src/generated/locales/panel'
import { panelLanguages as ours } from '@/src/generated/locales/panel-languages'
import { texts as staffTexts } from '@/src/generated/locales/staff'
import { texts as siteTexts } from '@/src/generated/site/panel'
import { panelLanguages as ofSite } from '@/src/generated/site/panel-languages'
import { texts as siteStaffTexts } from '@/src/generated/site/staff'
import { type Language, languageNames, languages } from './languages'
import { textsByLanguage } from './texts-by-language'
import { makeTranslator } from './translate'
import { pickWorkflowTexts, type StaffTextKey, type WorkflowTextKey } from './workflow-texts'

export type PanelTextKey = keyof typeof panel | WorkflowTextKey

/**
 * Texts of our own parts of the panel, as Payload's configuration takes them: in every language that its panel has,
 * in English where the translation is missing. Payload sends each browser the language of its panel alone.
 */
export const panelTranslations = (codes: string[]): Record<string, PanelTranslations> =>
  Object.fromEntries(
    codes.map((code) => {
      const { payloadSettings, ...terminalia } = textsIn(code)
      const { general, version } = dashboardWords(shared[code] ?? shared.en ?? {})
      // Payload's own words for what is set in the panel alone would name Payload.
      return [code, { general: { ...general, payloadSettings }, version, terminalia }]
    }),
  )

/**
 * The words of the dashboard in place of Payload's own. The title of a confirmation is a verb: its button repeats it
 * (`src/payload/patches/panel/accessible.tsx`). Messages of the API stay Payload's: they are documented.
 */
const dashboardWords = (staff: Record<string, string>) => {
  const say = (key: StaffTextKey): string => staff[key] ?? key
  return {
    general: {
      cancel: say('cancel'),
      changesNotSaved: say('form.leaveText'),
      confirmDeletion: say('delete'),
      confirmRestoration: say('version.restore'),
      delete: say('delete'),
      false: say('no'),
      leaveAnyway: say('form.leave'),
      leaveWithoutSaving: say('form.leaveTitle'),
      restore: say('version.restore'),
      save: say('form.save'),
      stayOnThisPage: say('form.keepEditing'),
      schedulePublishFor: `${say('schedule.set')}: {{title}}`,
      true: say('yes'),
    },
    version: {
      aboutToRevertToPublished: say('waiting.discardSure'),
      changed: say('status.publishedButChanged'),
      confirmPublish: say('form.publish'),
      confirmRevertToSaved: say('inPlace.discard'),
      confirmUnpublish: say('bulk.unpublish'),
      confirmVersionRestoration: say('version.restore'),
      draft: say('status.draft'),
      draftHasPublishedVersion: say('status.publishedButChanged'),
      publish: say('form.publish'),
      publishChanges: say('form.publish'),
      published: say('status.published'),
      revertToPublished: say('inPlace.discard'),
      saveDraft: say('form.saveDraft'),
      schedulePublish: say('schedule.set'),
      status: say('status.label'),
      unpublish: say('bulk.unpublish'),
    },
  }
}

/** A label or description of a field by language: staff read it in the panel, and in findings of the dashboard. */
export const panelWords = (key: keyof typeof panel): Record<string, string> =>
  byLanguage(panelTexts, key)

/** A label by which the forms of the dashboard call a field, too. */
export const staffWords = (key: StaffTextKey): Record<string, string> => byLanguage(shared, key)

const byLanguage = (all: Record<string, Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(all).map(([code, words]) => [code, words[key] ?? key]))

type PanelTranslations = Record<'general' | 'terminalia' | 'version', Record<string, string>>

const panelTexts: Record<string, Record<string, string>> = textsByLanguage(texts, siteTexts)
const shared: Record<string, Record<string, string>> = textsByLanguage(staffTexts, siteStaffTexts)

const textsIn = (code: string) =>
  ({
    ...(panelTexts[code] ?? panelTexts.en),
    ...pickWorkflowTexts(shared[code] ?? shared.en ?? {}),
  }) as Record<PanelTextKey, string>

const ofPayload: Record<string, PanelLanguage> = { ...ours, ...ofSite }

type PanelLanguage = NonNullable<SanitizedConfig['i18n']['supportedLanguages'][string & 'en']>

/** Tells whether Payload's own words are in English for want of a translation (Hindi, Malay): the panel says so. */
export const lacksPanelWords = (code: string): boolean => !Object.hasOwn(ofPayload, code)

/** The languages of the panel, those of staff: where Payload has no words of its own, English ones stand between ours. */
export const panelLanguages: Record<string, PanelLanguage> = Object.fromEntries(
  languages.map((code) => [code, ofPayload[code] ?? englishAs(languageNames[code])]),
)

function englishAs(thisLanguage: string): PanelLanguage {
  const { translations } = en
  return {
    ...en,
    translations: { ...translations, general: { ...translations.general, thisLanguage } },
  }
}

type StaffTranslate = (key: string, values: Record<string, string | number>) => string

let everyLanguage: Promise<Record<Language, Record<string, string>>> | undefined

/** Texts of the staff pages for the server, which reads them when it is asked for one: most servers never are. */
export async function staffTranslator(lng: Language): Promise<StaffTranslate> {
  everyLanguage ??= readTexts()
  const translate = makeTranslator(lng, (await everyLanguage)[lng])
  // The texts of staff have keys of their own, which the type does not know.
  return (key, values) => translate(key as never, values)
}

async function readTexts() {
  const [{ texts }, { texts: siteTexts }] = await Promise.all([
    import('@/src/generated/locales/staff'),
    import('@/src/generated/site/staff'),
  ])
  return textsByLanguage(texts, siteTexts)
}
