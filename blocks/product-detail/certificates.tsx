import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { listProductCertificates } from '@/src/data/catalogue/certificates'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import css from './certificates.module.css'

interface Props {
  /** Id of the product. */
  productId: string
  lng: Language
  t: Translate
}

/** The certificates of a product that are in force today. */
export async function Certificates({ productId, lng, t }: Props) {
  const certificates = await withFallback(listProductCertificates(productId, { lng }), [])
  if (certificates.length === 0) return null
  return (
    <Section labelledBy="certificates" className={css.block}>
      <BlockTitle heading="h2" id="certificates">
        {t('certificates.title')}
      </BlockTitle>
      <ul className={css.list}>
        {certificates.map(({ id, standard, subject, scope, number, lastDay, ...issued }) => (
          <li key={id} className={css.certificate}>
            <h3 className={css.standard}>{standard}</h3>
            <div className={css.about}>
              {subject ? <p lang={detectLang(subject)}>{subject}</p> : null}
              {scope ? (
                <p className={css.scope} lang={detectLang(scope)}>
                  {scope}
                </p>
              ) : null}
            </div>
            <dl className={css.facts}>
              <div>
                <dt>{t('certificates.number')}</dt>
                <dd>{number}</dd>
              </div>
              {issued.authority ? (
                <div>
                  <dt>{t('certificates.authority')}</dt>
                  <dd>
                    {issued.authorityUrl ? (
                      <SiteLink href={issued.authorityUrl} newTabHint={t('link.newTab')}>
                        {issued.authority}
                      </SiteLink>
                    ) : (
                      issued.authority
                    )}
                  </dd>
                </div>
              ) : null}
              {lastDay ? (
                <div>
                  <dt>{t('certificates.validUntil')}</dt>
                  <dd>
                    <time dateTime={lastDay}>{formatDate(lastDay, lng)}</time>
                  </dd>
                </div>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
