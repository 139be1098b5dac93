'use client'

import { useSyncExternalStore } from 'react'
import { type Scheme, schemes } from '@/src/domain/theme/schemes'
import { parseTheme, themeCookie } from '@/src/domain/theme/theme'
import { keepPreference } from './staff-language'
import { useNavigation } from './navigation'
import { useTexts } from './texts'
import css from './theme-choice.module.css'

/** Light, dark, or as the system has it: for the pages of staff and the panel, in this browser. */
export function ThemeChoice() {
  const t = useTexts()
  const [theme, choose] = useTheme()
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">{t('theme.label')}</legend>
      {[undefined, ...schemes].map((each) => (
        <label key={each ?? 'system'} className={css.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={theme === each}
            onChange={() => choose(each)}
          />
          {t(`theme.${each ?? 'system'}`)}
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The colour scheme that was chosen in this browser, and how to choose another. The server draws the pages in it,
 * here and in the panel; undefined leaves it to the system.
 */
export function useTheme(): [Scheme | undefined, (theme: Scheme | undefined) => void] {
  const navigation = useNavigation()
  const theme = useSyncExternalStore(watch, chosen, () => undefined)
  return [
    theme,
    (next) => {
      keepPreference(themeCookie, next ?? '')
      if (next) document.documentElement.dataset.theme = next
      else delete document.documentElement.dataset.theme
      navigation.refresh()
    },
  ]
}

const chosen = () => parseTheme(document.documentElement.dataset.theme)

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
