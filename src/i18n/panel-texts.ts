import type panel from '@/locales/en/panel.json'
import { texts } from '@/src/generated/locales/panel'
import { texts as staffTexts } from '@/src/generated/locales/staff'
import { texts as siteTexts } from '@/src/generated/site/panel'
import { texts as siteStaffTexts } from '@/src/generated/site/staff'
import { textsByLanguage } from './texts-by-language'
import { pickWorkflowTexts, type WorkflowTextKey } from './workflow-texts'

export type PanelTextKey = keyof typeof panel | WorkflowTextKey

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
export const panelWords = (key: keyof typeof panel): Record<string, string> =>
  Object.fromEntries(Object.entries(panelTexts).map(([code, words]) => [code, words[key] ?? key]))

interface PanelTranslations {
  general: { payloadSettings: string }
  terminalia: Record<string, string>
}

const panelTexts: Record<string, Record<string, string>> = textsByLanguage(texts, siteTexts)
const shared: Record<string, Record<string, string>> = textsByLanguage(staffTexts, siteStaffTexts)

const textsIn = (code: string) =>
  ({
    ...(panelTexts[code] ?? panelTexts.en),
    ...pickWorkflowTexts(shared[code] ?? shared.en ?? {}),
  }) as Record<PanelTextKey, string>
