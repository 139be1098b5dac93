import type { CertificatesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { idOf, listPictures } from '@/src/data/pictures'
import { formatDate } from '@/src/i18n/format'
import { getT } from '@/src/i18n/server'
import { mediaAddress } from '@/src/lib/storage/uploads'
import type { BlockProps } from '../define'
import css from './certificates.module.css'
import { Enlarge } from './enlarge.client'

export default async function Certificates({ data, lng, heading }: BlockProps<CertificatesBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(
    lng,
    data.items.map(({ picture }) => picture),
  )
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
        {data.items.map((item, index) => {
          const picture = pictures[idOf(item.picture) ?? '']
          const facts = [
            [t('certificates.number'), item.number],
            [t('certificates.scope'), item.scope],
            [t('certificates.validUntil'), item.validUntil && formatDate(item.validUntil, lng)],
          ]
          return (
            <li key={item.id ?? index} className={css.item}>
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
