'use client'

import { useEffect } from 'react'
import {
  type TranslationCounts,
  type TranslationOverview,
  type TranslationState,
  translationStates,
} from '@/src/contract/staff/translations'
import { defaultLanguage, languageNames, type Language } from '@/src/i18n/languages'
import { useSiteLanguages } from '../kit/ui/site-languages'
import { useTexts } from '../kit/ui/texts'
import css from './translations.module.css'

interface Props {
  overview: TranslationOverview
  /** A collection; the empty text stands for all of them. */
  part: string
  /** Counts on, where not everything is counted yet. */
  onMore: () => void
  onChoose: (lng: Language, state: TranslationState) => void
}

/** Table of the numbers of texts by state, language by language; a number links to its texts. */
export function Counts({ overview, part, onMore, onChoose }: Props) {
  const t = useTexts()
  const translated = useSiteLanguages().filter((lng) => lng !== defaultLanguage)
  const { collections, pending } = overview
  useEffect(() => {
    if (pending === 0) return
    const timer = setTimeout(onMore, 500)
    return () => clearTimeout(timer)
  }, [overview, pending, onMore])

  const shown = Object.entries(collections).filter(([name]) => part === '' || name === part)
  const sum = (lng: Language, state: keyof TranslationCounts) =>
    shown.reduce((total, [, counts]) => total + (counts[lng]?.[state] ?? 0), 0)
  return (
    <>
      {pending > 0 ? <p role="status">{t('translation.pending', { number: pending })}</p> : null}
      <div className={css.scroll} role="region" aria-label={t('translation.counts')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('translation.language')}</th>
              {translationStates.map((state) => (
                <th key={state} scope="col">
                  {t(`translation.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {translated.map((lng) => (
              <tr key={lng}>
                <th scope="row" lang={lng}>
                  {languageNames[lng]}
                </th>
                {translationStates.map((state) => (
                  <td key={state}>
                    <button
                      type="button"
                      className={css.number}
                      aria-label={`${languageNames[lng]}, ${t(`translation.${state}`)}: ${sum(lng, state)}`}
                      onClick={() => onChoose(lng, state)}
                    >
                      {sum(lng, state)}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
