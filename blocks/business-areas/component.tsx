import type { BusinessAreasBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { ItemLink } from '@/src/components/item-link'
import { ItemTitle } from '@/src/components/item-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './business-areas.module.css'

export default async function BusinessAreas({
  data,
  lng,
  heading,
}: BlockProps<BusinessAreasBlock>) {
  const pictures = await listPictures(
    lng,
    data.areas.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'areas'}-title`
  return (
    <Section tone="panel" labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      <ul className={css.areas}>
        {data.areas.map(({ id, title, text, href, picture: relation }, index) => {
          const picture = pictures[relationId(relation) ?? '']
          return (
            <li key={id ?? index} className={css.area}>
              {picture ? (
                <Picture
                  className={css.picture}
                  picture={picture}
                  alt=""
                  sizes="(min-width: 900px) 62vw, 87vw"
                />
              ) : null}
              <ItemTitle below={heading} className={css.name}>
                <ItemLink href={href}>{title}</ItemLink>
              </ItemTitle>
              {text ? <Paragraphs text={text} /> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
