import 'server-only'
import { texts as panelTexts } from '@/src/generated/locales/panel'
import { texts } from '@/src/generated/locales/staff'
import { texts as sitePanelTexts } from '@/src/generated/site/panel'
import { texts as siteTexts } from '@/src/generated/site/staff'
import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'

const resources = textsByLanguage(texts, siteTexts)
const panelResources = textsByLanguage(panelTexts, sitePanelTexts)

/** Texts of the dashboard in a language, English where one is missing; those of what it shares with the panel among them. */
export const staffTexts = (lng: Language): Record<string, string> => ({
  ...resources[lng],
  ...Object.fromEntries(
    Object.entries(panelResources[lng]).filter(([key]) => key.startsWith('share')),
  ),
})
