import 'server-only'
import { cache } from 'react'
import { languageOfText } from './language-of-text'
import { defaultLanguage, type Language } from './languages'

const page = cache((): { lng: Language } => ({ lng: defaultLanguage }))

/** Says once, before anything of a page is drawn, in which language it is. */
export function setPageLanguage(lng: Language): void {
  page().lng = lng
}

/**
 * The attribute `lang` of an element with texts of the content, which may stand in English on a page in
 * another language.
 */
export const detectLang = (...texts: unknown[]): Language | undefined =>
  languageOfText(texts.filter((text) => typeof text === 'string').join(' '), page().lng)
