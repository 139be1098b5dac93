import type { Translate } from '@/src/i18n/translate'
import { Paragraphs } from '@/src/components/paragraphs'
import { SeverityMark } from '@/src/components/security-notices/severity-mark'
import { SiteLink } from '@/src/components/site-link'
import { WideTable } from '@/src/components/wide-table'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { servicePath } from '@/src/domain/links/addresses'
import { rangeText } from '@/src/domain/security-notices/affected'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import type { Day } from '@/src/platform/time/days'
import css from './notice.module.css'

interface PartProps {
  notice: SecurityNotice
  lng: Language
  t: Translate
}

/** The holes of a notice, by their public numbers. */
export function Vulnerabilities({ notice, lng, t }: PartProps) {
  if (notice.vulnerabilities.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="vulnerabilities">
      <h2 id="vulnerabilities">{t('notices.vulnerabilities')}</h2>
      <ul className={css.list}>
        {notice.vulnerabilities.map(({ cve, cwe, description, vector, score, severity }, index) => (
          <li key={index} className={css.entry}>
            <div className={css.named}>
              <h3>{cve ?? t('notices.unnamed', { number: index + 1 })}</h3>
              {severity ? <SeverityMark severity={severity} score={score} lng={lng} t={t} /> : null}
            </div>
            <div className={css.text}>
              <Paragraphs text={description} />
              <dl className={css.measures}>
                {cwe ? (
                  <div>
                    <dt>{t('notices.weakness')}</dt>
                    <dd>
                      {cwe.id} <span lang="en">{cwe.name}</span>
                    </dd>
                  </div>
                ) : null}
                {vector ? (
                  <div>
                    <dt>{t('notices.vector')}</dt>
                    <dd>
                      <code>{vector}</code>
                    </dd>
                  </div>
                ) : null}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ConcernedProductsProps {
  notice: SecurityNotice
  /** The day of the company. */
  today: Day
  lng: Language
  t: Translate
}

/** Which versions of which products are affected, fixed, or not concerned, and how long the products are supported. */
export function ConcernedProducts({ notice, today, lng, t }: ConcernedProductsProps) {
  if (notice.products.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="products">
      <h2 id="products">{t('notices.products')}</h2>
      <WideTable labelledBy="products">
        <thead>
          <tr>
            <th scope="col">{t('notices.product')}</th>
            <th scope="col">{t('notices.versions')}</th>
            <th scope="col">{t('notices.status')}</th>
          </tr>
        </thead>
        <tbody>
          {notice.products.map(({ product, name, status, ...range }, index) => (
            <tr key={index}>
              <th scope="row">
                <span lang={detectLang(product?.name ?? name)}>
                  {product ? (
                    <SiteLink href={`/product/${product.slug}`}>{product.name}</SiteLink>
                  ) : (
                    name
                  )}
                </span>
                {product ? (
                  <span className={css.support}>
                    <SiteLink href={servicePath(product.slug)}>{t('page.service')}</SiteLink>
                  </span>
                ) : null}
                {product?.endOfSupportDay ? (
                  <span className={css.support}>
                    {supportText(product.endOfSupportDay, today, lng, t)}
                  </span>
                ) : null}
              </th>
              <td>{rangeText(range, t)}</td>
              <td className={css[status]}>{t(`notices.status.${status}`)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  )
}

function supportText(end: Day, today: Day, lng: Language, t: Translate): string {
  const date = formatDate(end, lng)
  return end < today ? t('lifeCycle.ended', { date }) : t('lifeCycle.supported', { date })
}

/** Origins of a notice: its versions, references, those who reported it, and the document for machines. */
export function Origins({ notice, lng, t }: PartProps) {
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
