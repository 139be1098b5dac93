import type { ReactNode } from 'react'
import type { CertificatesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { formatDate } from '@/src/i18n/format'
import { getT } from '@/src/i18n/server'
import { mediaAddress } from '@/src/lib/storage/uploads'
import type { BlockProps } from '../define'
import css from './certificates.module.css'
import { Enlarge } from './enlarge.client'
import { shownCertificates } from './shown'

export default async function Certificates({ data, lng, heading }: BlockProps<CertificatesBlock>) {
  const t = getT(lng)
  const shown = await shownCertificates(data, lng)
  const titleId = `${data.id ?? 'certificates'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      <ul className={css.grid}>
        {shown.map((item) => {
          const { picture, authority, authorityUrl, lastDay } = item
          const facts: [string, ReactNode][] = [
            [t('certificates.number'), item.number],
            [t('certificates.scope'), item.scope],
            [
              t('certificates.authority'),
              authority && authorityUrl ? (
                <SiteLink href={authorityUrl} newTabHint={t('link.newTab')}>
                  {authority}
                </SiteLink>
              ) : (
                authority
              ),
            ],
            [t('certificates.validUntil'), lastDay && formatDate(lastDay, lng)],
          ]
          return (
            <li key={item.id} className={css.item}>
              {picture ? (
                <Enlarge
                  href={mediaAddress(picture.url)}
                  name={item.standard}
                  label={t('certificates.enlarge', { name: item.standard })}
                  closeLabel={t('form.close')}
                  large={
                    <Picture
                      className={css.large}
                      picture={picture}
                      sizes="(min-width: 900px) 800px, 87vw"
                    />
                  }
                >
                  <Picture
                    className={css.picture}
                    picture={picture}
                    alt=""
                    sizes="(min-width: 1000px) 300px, (min-width: 600px) 45vw, 40vw"
                  />
                </Enlarge>
              ) : null}
              <div className={css.facts}>
                <ItemTitle below={heading} className={css.standard}>
                  {item.standard}
                </ItemTitle>
                {item.subject ? <p>{item.subject}</p> : null}
                <dl className={css.list}>
                  {facts.map(([label, value]) =>
                    value ? (
                      <div key={label}>
                        <dt className={css.label} lang={lng}>
                          {label}
                        </dt>
                        <dd>{value}</dd>
                      </div>
                    ) : null,
                  )}
                </dl>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
