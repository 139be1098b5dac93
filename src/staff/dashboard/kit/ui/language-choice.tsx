'use client'

import { type Language, languageNames, languages } from '@/src/i18n/languages'
import css from './language-choice.module.css'
import { useNavigation } from './navigation'
import { keepStaffLanguage } from './staff-language'
import { useLanguage, useTexts } from './texts'

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

/** Changes the language of the staff pages at once; what is being written stays, and so does the language of the site. */
export function useChangeLanguage(): (lng: Language) => void {
  const navigation = useNavigation()
  return (lng) => {
    keepStaffLanguage(lng)
    document.documentElement.lang = lng
    navigation.refresh()
  }
}
