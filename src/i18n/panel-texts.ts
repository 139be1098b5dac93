import type panel from '@/locales/en/panel.json'
import { texts } from '@/src/generated/locales/panel'
import { texts as siteTexts } from '@/src/generated/site/panel'
import { textsByLanguage } from './texts-by-language'

export type PanelTextKey = keyof typeof panel

/**
 * Texts of our own parts of the panel, as Payload's configuration takes them: in every language that its panel has,
 * in English where the translation is missing. Payload sends each browser the language of its panel alone.
 */
export const panelTranslations = (codes: string[]): Record<string, PanelTranslations> =>
  Object.fromEntries(
    codes.map((code) => {
      const { payloadSettings, ...terminalia } = textsIn(code)
      // Payload's own words for what is set in the panel alone would name Payload.
      return [code, { general: { payloadSettings }, terminalia }]
    }),
  )

/** A label or description of a field by language: staff read it in the panel, and in findings of the dashboard. */
export const panelWords = (key: PanelTextKey): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([code, words]) => [code, words[key] ?? key]))

interface PanelTranslations {
  general: { payloadSettings: string }
  terminalia: Record<string, string>
}

const all: Record<string, Record<string, string>> = textsByLanguage(texts, siteTexts)

const textsIn = (code: string) => (all[code] ?? all.en) as Record<PanelTextKey, string>
