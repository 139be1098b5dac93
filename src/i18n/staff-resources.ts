import 'server-only'
import { texts } from '@/src/generated/locales/staff'
import { texts as siteTexts } from '@/src/generated/site/staff'
import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'

const resources = textsByLanguage(texts, siteTexts)

/** Texts of the dashboard in a language, English where one is missing. */
export const staffTexts = (lng: Language): Record<string, string> => resources[lng]
