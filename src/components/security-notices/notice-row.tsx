import type { Translate } from '@/src/i18n/translate'
import { ItemLink } from '@/src/components/item-link'
import type { ConcernedProduct, SecurityNotice } from '@/src/contract/security-notice'
import { rangeText } from '@/src/domain/security-notices/affected'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import css from './notices.module.css'
import { SeverityMark } from './severity-mark'

interface Props {
  notice: SecurityNotice
  /** Status and versions of the product on whose page the notice is listed. */
  concerned?: ConcernedProduct[]
  lng: Language
  heading: 'h2' | 'h3'
  t: Translate
}

/** A notice in a list: all of it leads to its page. */
export function NoticeRow({ notice, concerned = [], lng, heading: Heading, t }: Props) {
  const { slug, number, title, summary, severity, score, changedAt } = notice
  const standing = standingOf(notice)
  return (
    <li className={css.row}>
      <div className={css.about}>
        <p className={css.number}>{number}</p>
        <SeverityMark severity={severity} score={score} lng={lng} t={t} />
      </div>
      <div className={css.words}>
        <Heading className={css.title} lang={detectLang(title)}>
          <ItemLink href={`/security/${slug}`}>{title}</ItemLink>
        </Heading>
        <p className={css.summary} lang={detectLang(summary)}>
          {summary}
        </p>
        {concerned.length > 0 ? (
          <ul className={css.statuses}>
            {concerned.map(({ status, ...range }, index) => (
              <li key={index}>
                <strong>{t(`notices.status.${status}`)}</strong> {rangeText(range, t)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={css.facts}>
        <time dateTime={changedAt.slice(0, 10)}>{formatDate(changedAt, lng)}</time>
        {standing ? (
          <span className={css.standing}>{t(`notices.standing.${standing}`)}</span>
        ) : null}
      </div>
    </li>
  )
}

/** Returns the special state of a notice; null for a regular one. */
export function standingOf({
  isInterim,
  isWithdrawn,
  supersededBy,
}: SecurityNotice): 'interim' | 'superseded' | 'withdrawn' | null {
  if (supersededBy) return 'superseded'
  if (isWithdrawn) return 'withdrawn'
  return isInterim ? 'interim' : null
}
