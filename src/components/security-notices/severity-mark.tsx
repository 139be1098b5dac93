import type { Translate } from '@/src/i18n/translate'
import type { Severity } from '@/src/contract/security-notice'
import type { Language } from '@/src/i18n/languages'
import css from './severity-mark.module.css'

interface Props {
  severity: Severity
  score: number | null
  lng: Language
  t: Translate
}

/** Severity in words, as a number, and as a line whose length grows with it. */
export function SeverityMark({ severity, score, lng, t }: Props) {
  return (
    <span className={`${css.mark} ${css[severity]}`}>
      <span className={css.line} aria-hidden="true" />
      <span className={css.word}>{t(`notices.severity.${severity}`)}</span>
      {score === null ? null : (
        <span className={css.score}>
          CVSS {score.toLocaleString(lng, { minimumFractionDigits: 1 })}
        </span>
      )}
    </span>
  )
}
