'use client'

import { schemes } from '@/src/domain/theme/schemes'
import css from './theme-choice.module.css'
import { useTexts } from './texts'
import { useTheme } from './use-theme'

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
