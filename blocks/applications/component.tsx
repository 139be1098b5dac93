import type { ApplicationsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './applications.module.css'

export default async function Applications({ data, lng, heading }: BlockProps<ApplicationsBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  const titleId = `${data.id ?? 'applications'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      {picture ? (
        <Picture className={css.picture} picture={picture} sizes="(min-width: 900px) 40vw, 87vw" />
      ) : null}
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
        <ul className={css.places}>
          {data.places.map((place, index) => (
            <li key={place.id ?? index} className={css.place}>
              <ItemTitle below={heading} className={css.name}>
                {place.title}
              </ItemTitle>
              {place.text ? <p className={css.text}>{place.text}</p> : null}
              {place.machine ? (
                <p className={css.machine}>
                  {place.href ? (
                    <SiteLink href={place.href} newTabHint={t('link.newTab')}>
                      {place.machine}
                    </SiteLink>
                  ) : (
                    place.machine
                  )}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
