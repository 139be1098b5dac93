'use client'

import { useRouter } from 'next/navigation'
import { keepLanguage } from '@/src/i18n/keep-language'
import { languageNames, languages, type Language } from '@/src/i18n/languages'
import css from './language-choice.module.css'
import { useLanguage, useTexts } from './texts'

/** The language of the staff pages. It changes at once, and what is being written stays. */
export function LanguageChoice() {
  const t = useTexts()
  const router = useRouter()
  const lng = useLanguage()
  return (
    <select
      className={css.choice}
      aria-label={t('language')}
      value={lng}
      onChange={({ target }) => {
        keepLanguage(target.value as Language)
        document.documentElement.lang = target.value
        router.refresh()
      }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
