import type { TFunction } from 'i18next'
import { Paragraphs } from '@/src/components/paragraphs'
import { SiteLink } from '@/src/components/site-link'
import type { SecurityNotice } from '@/src/contract/security-notice'
import css from './notice.module.css'

/** Remediations, the main reason to open such a page. */
export function Remediations({ notice, t }: { notice: SecurityNotice; t: TFunction }) {
  if (notice.remediations.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="remediations">
      <h2 id="remediations">{t('notices.remediations')}</h2>
      <ul className={css.list}>
        {notice.remediations.map(({ category, details, url }, index) => (
          <li key={index} className={css.entry}>
            <h3>{t(`notices.remediation.${category}`)}</h3>
            <div className={css.text}>
              <Paragraphs text={details} />
              {url ? (
                <p>
                  <SiteLink href={url} newTabHint={t('link.newTab')}>
                    {t('notices.toFix')}
                  </SiteLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
