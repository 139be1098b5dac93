import 'server-only'
import { texts } from '@/src/generated/locales/common'
import { texts as siteTexts } from '@/src/generated/site/common'
import type { Language } from './languages'
import { textsByLanguage } from './texts-by-language'
import { makeTranslator, type Translate } from './translate'

/** Interface texts by their keys, in the one namespace `common`. */
export type Texts = Record<string, string>

/** Interface texts of all languages. They stay on the server; islands get what they show. */
export const resources: Record<Language, Texts> = textsByLanguage(texts, siteTexts)

/** Translators by language. Made once: a text then costs no more than to look it up. */
const translators = new Map<Language, Translate>()

/** Returns the translator of a language, with English where a text is missing. */
export function getT(lng: Language): Translate {
  const known = translators.get(lng) ?? makeTranslator(lng, resources[lng])
  translators.set(lng, known)
  return known
}

/**
 * The text of a mail to a visitor: greeting, paragraphs and the name of the company. It greets nobody by name, since a
 * visitor may have typed the address of another person.
 */
export function composeMail(lng: Language, company: string, paragraphs: string[]): string {
  const t = getT(lng)
  return [t('mail.greeting'), ...paragraphs, t('mail.closing', { company })]
    .filter(Boolean)
    .join('\n\n')
}

/** The texts of client islands, by the beginnings of their keys, for `TextsProvider`. */
export function textsFor(lng: Language, groups: string[]): Texts {
  return Object.fromEntries(
    Object.entries(resources[lng]).filter(([key]) =>
      groups.some((group) => key.startsWith(`${group}.`)),
    ),
  )
}
