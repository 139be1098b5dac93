'use client'

import { createInstance } from 'i18next'
import { useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from './languages'
import { i18nOptions } from './options'

interface Props {
  lng: Language
  /** Only what the islands inside show: the rest of the texts stays on the server. */
  texts: Record<string, string>
  children: ReactNode
}

/** Gives `useTranslation` of client islands their texts, in the language of the page. */
export function TextsProvider({ lng, texts, children }: Props) {
  const [i18n] = useState(() => {
    const instance = createInstance({
      ...i18nOptions,
      lng,
      resources: { [lng]: { common: texts } },
      react: { useSuspense: false },
    })
    void instance.init()
    return instance
  })
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
