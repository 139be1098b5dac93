import { en } from '@payloadcms/translations/languages/en'
import type { SanitizedConfig } from 'payload'
import { panelLanguages as ours } from '@/src/generated/locales/panel-languages'
import { panelLanguages as ofSite } from '@/src/generated/site/panel-languages'
import { languageNames, languages } from './languages'

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
