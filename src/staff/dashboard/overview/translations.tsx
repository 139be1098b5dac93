'use client'

import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import type { Overview } from '@/src/contract/staff/overview'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Languages with entries that have no title of their own, and how many. */
export function Translations({ missing }: { missing: Overview['missingTranslations'] }) {
  const t = useTexts()
  const collections = Object.keys(missing) as (keyof typeof missing)[]
  const others = useSiteLanguages().filter((lng) => lng !== defaultLanguage)
  if (collections.length === 0 || others.length === 0) return null
  const lacking = others.filter((lng) => collections.some((name) => missing[name]?.[lng]))
  return (
    <Box
      id="overview-translations"
      title={t('overview.translations')}
      empty={lacking.length === 0 && t('overview.noMissing')}
    >
      <p className={css.none}>{t('overview.translationsHint')}</p>
      <div className={css.scroll} role="group" aria-labelledby="overview-translations" tabIndex={0}>
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
            {lacking.map((lng) => (
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
    </Box>
  )
}
