import 'server-only'
import { texts } from '@/src/generated/locales/common'
import { texts as siteTexts } from '@/src/generated/site/common'
import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'

/** Interface texts by their keys, in the one namespace `common`. */
export type Texts = Record<string, string>

/** Interface texts of all languages. They stay on the server; islands get what they show. */
export const resources: Record<Language, Texts> = textsByLanguage(texts, siteTexts)
