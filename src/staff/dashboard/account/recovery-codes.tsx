'use client'

import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'

/** Codes that stand in for the app, shown once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTexts()
  return (
    <div className={css.codes} role="status">
      <p>{t('account.codesHint')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
