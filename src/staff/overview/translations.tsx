'use client'

import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import type { Overview } from '@/src/contract/staff/overview'
import { useSiteLanguages } from '../kit/ui/site-languages'
import { useTexts } from '../kit/ui/texts'
import css from './overview.module.css'

/** In which language how many entries have no title of their own. */
export function Translations({ missing }: { missing: Overview['missingTranslations'] }) {
  const t = useTexts()
  const languages = useSiteLanguages()
  const collections = Object.keys(missing) as (keyof typeof missing)[]
  const others = languages.filter((lng) => lng !== defaultLanguage)
  if (collections.length === 0 || others.length === 0) return null
  return (
    <section className={css.box}>
      <h2 id="overview-translations" className={css.title}>
        {t('overview.translations')}
      </h2>
      <p className={css.none}>{t('overview.translationsHint')}</p>
      <div
        className={css.scroll}
        role="region"
        aria-labelledby="overview-translations"
        tabIndex={0}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {collections.map((name) => (
                <th key={name} scope="col">
                  {t(`resource.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {others.map((lng) => (
              <tr key={lng}>
                <th scope="row" lang={lng}>
                  {languageNames[lng]}
                </th>
                {collections.map((name) => (
                  <td key={name}>{missing[name]?.[lng] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
