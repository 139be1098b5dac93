'use client'

import { createInstance, type ParseKeys } from 'i18next'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { keepStaffLanguage } from './staff-language'

interface Props {
  lng: Language
  texts: Record<string, string>
  children: ReactNode
}

/** The texts of the staff pages. With another language the server sends others, and nothing reloads. */
export function StaffTexts({ lng, texts, children }: Props) {
  const i18n = useMemo(() => {
    const instance = createInstance({
      // Keys are flat, and React escapes what is filled in: texts with it must never become HTML.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      returnNull: false,
      fallbackLng: defaultLanguage,
      lng,
      ns: ['staff'],
      defaultNS: 'staff',
      resources: { [lng]: { staff: texts } },
      react: { useSuspense: false },
    })
    void instance.init()
    return instance
  }, [lng, texts])
  // A page that is opened in another language later does not change it. Only the first page keeps it: an answer that comes late would undo
  // what was chosen since.
  const first = useRef(lng)
  useEffect(() => keepStaffLanguage(first.current), [])
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** The texts of the staff pages, typed by their keys. */
export const useTexts = () => useTranslation('staff').t

export type Texts = ReturnType<typeof useTexts>

export type TextKey = ParseKeys<'staff'>

/** The language in which the pages are shown. */
export const useLanguage = () => useTranslation('staff').i18n.language as Language
