import type { ReactNode } from 'react'
import type { CertificatesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { Zoom } from '@/src/components/zoom/zoom.client'
import { ZoomLink, zoomWords } from '@/src/components/zoom/zoom-link'
import { formatDate } from '@/src/i18n/format'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import type { Certificate } from '@/src/contract/certificate'
import type { Picture as PictureData } from '@/src/contract/picture'
import { withFallback } from '@/src/data/cache/cached'
import { listCertificates } from '@/src/data/catalogue/certificates'
import { companyDay } from '@/src/data/cache/company-day'
import { listPictures } from '@/src/data/media/pictures'
import type { Language } from '@/src/i18n/languages'
import { toDay } from '@/src/platform/time/days'
import { isInForce } from '@/src/domain/publishing/validity'
import { relationId } from '@/src/platform/values/stored-values'
import css from './certificates.module.css'

export default async function Certificates({ data, lng, heading }: BlockProps<CertificatesBlock>) {
  const t = getT(lng)
  const shown = await shownCertificates(data, lng)
  const pictured = shown.filter(({ picture }) => picture)
  const titleId = `${data.id ?? 'certificates'}-title`
  const listId = `${data.id ?? 'certificates'}-list`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      <ul className={css.grid} id={listId}>
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
                <ZoomLink
                  className={css.open}
                  picture={picture}
                  index={pictured.indexOf(item)}
                  label={t('certificates.enlarge', { name: item.standard })}
                >
                  <Picture
                    className={css.picture}
                    picture={picture}
                    alt={picture.alt || item.standard}
                    sizes="(min-width: 1000px) 300px, (min-width: 600px) 45vw, 40vw"
                  />
                </ZoomLink>
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
      {pictured.length > 0 ? (
        <Zoom place={listId} words={zoomWords(t, t('certificates.title'))} />
      ) : null}
    </Section>
  )
}

type ShownCertificate = Pick<
  Certificate,
  'id' | 'standard' | 'subject' | 'scope' | 'authority' | 'authorityUrl' | 'lastDay'
> & { number: string | null; picture: PictureData | null }

/** Returns the certificates that the block shows today: those that its editors listed, else those of the collection. */
async function shownCertificates(
  { items }: CertificatesBlock,
  lng: Language,
): Promise<ShownCertificate[]> {
  return items && items.length > 0
    ? listedInBlock(items, lng)
    : withFallback(listCertificates({ lng }), [])
}

async function listedInBlock(
  items: NonNullable<CertificatesBlock['items']>,
  lng: Language,
): Promise<ShownCertificate[]> {
  const today = await companyDay()
  const inForce = items.filter(({ validUntil }) => isInForce(today, { lastDay: validUntil }))
  const pictures = await listPictures(
    lng,
    inForce.map(({ picture }) => picture),
  )
  return inForce.map((item, index) => ({
    id: item.id ?? String(index),
    standard: item.standard,
    subject: item.subject ?? null,
    number: item.number ?? null,
    scope: item.scope ?? null,
    authority: null,
    authorityUrl: null,
    lastDay: toDay(item.validUntil),
    picture: pictures[relationId(item.picture) ?? ''] ?? null,
  }))
}
