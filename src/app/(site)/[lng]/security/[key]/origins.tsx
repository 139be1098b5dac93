import type { TFunction } from 'i18next'
import { SiteLink } from '@/src/components/site-link'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import css from './notice.module.css'

interface Props {
  notice: SecurityNotice
  lng: Language
  t: TFunction
}

/** Origins of a notice: its versions, references, those who reported it, and the document for machines. */
export function Origins({ notice, lng, t }: Props) {
  const { revisions, references, acknowledgments, csafPath } = notice
  return (
    <>
      {references.length > 0 ? (
        <section className={css.part} aria-labelledby="references">
          <h2 id="references">{t('notices.references')}</h2>
          <ul className={css.links}>
            {references.map(({ summary, url }, index) => (
              <li key={index} lang={detectLang(summary)}>
                <SiteLink href={url} newTabHint={t('link.newTab')}>
                  {summary}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {acknowledgments.length > 0 ? (
        <section className={css.part} aria-labelledby="acknowledgments">
          <h2 id="acknowledgments">{t('notices.acknowledgments')}</h2>
          <ul className={css.links}>
            {acknowledgments.map(({ name, organization, url }, index) => (
              <li key={index}>
                {name}
                {name && (organization || url) ? ' · ' : null}
                {url ? (
                  <SiteLink href={url} newTabHint={t('link.newTab')}>
                    {organization ?? url}
                  </SiteLink>
                ) : (
                  organization
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={css.part} aria-labelledby="revisions">
        <h2 id="revisions">{t('notices.revisions')}</h2>
        <ol className={css.list}>
          {[...revisions].reverse().map(({ version, date, summary }) => (
            <li key={version} className={css.entry}>
              <h3>
                {t('notices.versionOf', { version })}{' '}
                <time dateTime={date}>{formatDate(date, lng)}</time>
              </h3>
              <p className={css.text} lang={detectLang(summary)}>
                {summary}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.part} aria-labelledby="machines">
        <h2 id="machines">{t('notices.machines')}</h2>
        <ul className={css.links}>
          <li>
            <a href={csafPath}>{t('notices.csaf')}</a>
          </li>
          <li>
            <a href={`${csafPath}.sha256`}>SHA-256</a>
          </li>
          <li>
            <a href={`${csafPath}.sha512`}>SHA-512</a>
          </li>
        </ul>
      </section>
    </>
  )
}
