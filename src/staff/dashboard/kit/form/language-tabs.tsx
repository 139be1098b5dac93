'use client'

import * as Tabs from '@radix-ui/react-tabs'
import { type ReactNode, useState } from 'react'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { useAddress } from '../address'
import { useSiteLanguages } from '../ui/site-facts'
import { useTexts } from '../ui/texts'
import { noTexts, OriginalTexts } from './field'
import css from './language-tabs.module.css'
import { type ByLanguage, completeness } from './localized'
import { errorsIn, type FieldErrors, textName } from './field-errors'

interface Props<T extends object> {
  texts: ByLanguage<T>
  lng: Language
  /** Errors of the whole form, as the API names fields. */
  fieldErrors: FieldErrors
  onLanguage: (lng: Language) => void
  /** @param touched the fields of which texts changed, as errors name them */
  onTexts: (texts: ByLanguage<T>, touched: string[]) => void
  /** The fields of one language, and their errors. */
  children: (
    lng: Language,
    texts: T,
    setTexts: (changes: Partial<T>) => void,
    problems: FieldErrors,
  ) => ReactNode
}

/** The texts of an entry, language by language, each with a mark of how far it has come. */
export function LanguageTabs<T extends object>(props: Props<T>) {
  const { texts, lng, fieldErrors, onLanguage, onTexts, children } = props
  const t = useTexts()
  const languages = useSiteLanguages()
  const setTexts = (changes: Partial<T>) =>
    onTexts(
      { ...texts, [lng]: { ...texts[lng], ...changes } },
      Object.keys(changes).map((field) => textName(lng, field)),
    )
  return (
    <Tabs.Root
      data-wide
      className={css.languages}
      value={lng}
      onValueChange={(value) => onLanguage(value as Language)}
    >
      <Tabs.List className={css.list} aria-label={t('form.languages')}>
        {languages.map((code) => {
          const state = completeness(texts, code)
          return (
            <Tabs.Trigger key={code} value={code} className={css.tab}>
              <span lang={code}>{languageNames[code]}</span>
              <span className={css.mark} data-state={state} aria-hidden="true" />
              <span className="visually-hidden">{t(`form.language.${state}`)}</span>
            </Tabs.Trigger>
          )
        })}
      </Tabs.List>
      <Tabs.Content value={lng} className={css.content} lang={lng} tabIndex={-1}>
        {lng === defaultLanguage ? null : <p className={css.hint}>{t('form.fallback')}</p>}
        <OriginalTexts value={lng === defaultLanguage ? noTexts : texts[defaultLanguage]}>
          {children(lng, texts[lng], setTexts, errorsIn(fieldErrors, lng))}
        </OriginalTexts>
      </Tabs.Content>
    </Tabs.Root>
  )
}

/**
 * Keeps the language whose texts a form shows, at first the one that the address names, and writes it there, so that it can be sent:
 * `?open=<id>&lng=zh`. It is a state besides, since the router takes its time, and what is typed meanwhile would go into the other one.
 */
export function useFormLanguage(): [Language, (lng: Language) => void] {
  const { get, set } = useAddress()
  const languages = useSiteLanguages()
  const [shown, show] = useState(
    () => languages.find((lng) => lng === get('lng')) ?? defaultLanguage,
  )
  const choose = (lng: Language) => {
    show(lng)
    // The field that the address named is of the language before.
    set({ lng: lng === defaultLanguage ? '' : lng, field: '' })
  }
  return [shown, choose]
}
