'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { defaultLanguage, type Language } from './languages'
import { makeTranslator, type Translate } from './translate'

const PageLanguage = createContext<Language>(defaultLanguage)

/** Tells the client components of a page its language. */
export const LanguageProvider = ({ lng, children }: { lng: Language; children: ReactNode }) => (
  <PageLanguage value={lng}>{children}</PageLanguage>
)

/** The language of the page. */
export const usePageLanguage = (): Language => useContext(PageLanguage)

const Translator = createContext<Translate>(makeTranslator(defaultLanguage, {}))

interface Props {
  lng: Language
  /** Only what the islands inside show: the rest of the texts stays on the server. */
  texts: Record<string, string>
  children: ReactNode
}

/** Gives the client islands inside their texts, in the language of the page. */
export function TextsProvider({ lng, texts, children }: Props) {
  const t = useMemo(() => makeTranslator(lng, texts), [lng, texts])
  return <Translator value={t}>{children}</Translator>
}

/** The texts that the nearest provider holds. */
export const useT = (): Translate => useContext(Translator)
