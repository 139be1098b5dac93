import 'server-only'
import { createInstance, type FormatterModule, type TFunction } from 'i18next'
import { texts } from '@/src/generated/locales/common'
import { texts as siteTexts } from '@/src/generated/site/common'
import { formatNumber } from './format'
import { defaultLanguage, type Language } from './languages'
import { i18nOptions } from './options'
import { textsByLanguage } from './texts-by-language'

/** Interface texts by their keys, in the one namespace `common`. */
export type Texts = Record<string, string>

/** Interface texts of all languages. They stay on the server; islands get what they show. */
export const resources: Record<Language, Texts> = textsByLanguage(texts, siteTexts)

/** Groups the digits of numbers that texts are given. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, lng = defaultLanguage) =>
    typeof value === 'number' ? formatNumber(value, lng) : value,
}

/**
 * One translator per language, made once. A shared instance whose language changes would answer one
 * visitor in the language of another.
 */
const translators = new Map<Language, TFunction>()

/** The interface texts of a language, English where one is missing. */
export function getT(lng: Language): TFunction {
  const known = translators.get(lng) ?? translator(lng)
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

function translator(lng: Language): TFunction {
  const instance = createInstance({
    ...i18nOptions,
    interpolation: { ...i18nOptions.interpolation, alwaysFormat: true },
    lng,
    resources: {
      [lng]: { common: resources[lng] },
      [defaultLanguage]: { common: resources[defaultLanguage] },
    },
  })
  void instance.use(numbers).init()
  return instance.getFixedT(lng, 'common')
}
