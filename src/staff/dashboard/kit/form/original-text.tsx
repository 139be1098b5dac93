'use client'

import { createContext, use } from 'react'
import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import css from './field.module.css'

/** English texts of the record that is translated, by their fields; none while English is edited. */
export const OriginalTexts = createContext<object>({})

export const noTexts: object = {}

/** The English of a field, in sight while its translation is typed. */
export function OriginalText({ name }: { name: string }) {
  const text: unknown = (use(OriginalTexts) as Record<string, unknown>)[name]
  if (typeof text !== 'string' || text.trim() === '') return null
  return (
    <details open className={css.original}>
      <summary>{languageNames[defaultLanguage]}</summary>
      <p lang={defaultLanguage}>{text}</p>
    </details>
  )
}
