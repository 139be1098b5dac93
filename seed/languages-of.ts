import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'

/** A document of the seed: its natural key, and its content language by language. */
export interface SeedDocument {
  key: string
  /** The default language first. */
  languages: Language[]
  /** All of it in the default language, in another what differs there. */
  in: (lng: Language) => Record<string, unknown>
}

/** Texts of a document by the names of their fields. */
type Texts = Record<string, Localized<unknown> | undefined>

/** A document of plain values, and of texts in as many languages as there are. */
export function seedDocument(
  key: string,
  values: Record<string, unknown>,
  texts: Texts,
): SeedDocument {
  return {
    key,
    languages: usedLanguages(Object.values(texts)),
    in: (lng) => ({ ...(lng === defaultLanguage ? values : {}), ...textsIn(lng, texts) }),
  }
}

/** Languages in which at least one of the texts exists; the default one, in which plain values are written, always. */
export const usedLanguages = (texts: (Localized<unknown> | undefined)[]): Language[] =>
  languages.filter(
    (lng) => lng === defaultLanguage || texts.some((text) => text?.[lng] !== undefined),
  )

const textsIn = (lng: Language, texts: Texts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text?.[lng] !== undefined)
      .map(([name, text]) => [name, text?.[lng]]),
  )
