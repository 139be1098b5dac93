'use client'

import { languageNames, languages, type Language } from '@/src/i18n/languages'
import css from './language-choice.module.css'
import { useLanguage, useTexts } from './texts'
import { useChangeLanguage } from './use-change-language'

/** The language of the staff pages. */
export function LanguageChoice() {
  const t = useTexts()
  const lng = useLanguage()
  const change = useChangeLanguage()
  return (
    <select
      className={css.choice}
      aria-label={t('language')}
      value={lng}
      onChange={({ target }) => change(target.value as Language)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
