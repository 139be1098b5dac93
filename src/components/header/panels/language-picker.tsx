import { useRouter } from 'next/navigation'
import { Flag } from '@/src/components/flag'
import { type RegionId, regionIds } from '@/src/i18n/language-entry'
import { type Language, languageEntries, languageNames, languages } from '@/src/i18n/languages'
import { chooseLanguage } from '../use-chosen-language'
import css from './language-picker.module.css'
import type { PanelProps } from './panel-props'
import { TabPane } from './tab-pane'

/** Languages by region; it opens at the first region that has the page's language. */
export function LanguagePicker({ lng, languages: offered, t, onClose }: PanelProps) {
  const router = useRouter()
  const tabs = regions.map(({ id }) => ({ id, label: t(`language.${id}`) }))
  const initial = regions.findIndex(({ languages }) => languages.includes(lng))
  return (
    <TabPane label={t('language.choose')} tabs={tabs} initial={initial}>
      {(index) => {
        const languages = (regions[index]?.languages ?? []).filter((one) => offered.includes(one))
        if (languages.length === 0) return <p className={css.none}>{t('language.none')}</p>
        return (
          <ul className={css.languages}>
            {languages.map((language) => (
              <li key={language}>
                <button
                  type="button"
                  className={css.language}
                  aria-current={language === lng ? 'true' : undefined}
                  onClick={() => {
                    onClose()
                    if (language !== lng) chooseLanguage(language, router)
                  }}
                >
                  <span className={css.flagFrame}>
                    <Flag className={css.flag} lng={language} />
                  </span>
                  <span lang={language}>{languageNames[language]}</span>
                  <span className={css.code}>{language}</span>
                </button>
              </li>
            ))}
          </ul>
        )
      }}
    </TabPane>
  )
}

interface Region {
  id: RegionId
  languages: Language[]
}

/** The regions of the language picker; those without a language say so (specification, section 2). */
export const regions: Region[] = regionIds.map((id) => ({
  id,
  languages: languages.filter((lng) => languageEntries[lng].regions.includes(id)),
}))
