import type { IndustryTilesBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { ItemLink } from '../../src/components/item-link'
import { ItemTitle } from '../../src/components/item-title'
import { Picture } from '../../src/components/picture'
import { Section } from '../../src/components/section'
import { idOf, listPictures } from '../../src/data/pictures'
import { paragraphsOf } from '../../src/lib/text'
import type { BlockProps } from '../define'
import css from './industry-tiles.module.css'

export default async function IndustryTiles({
  data,
  lng,
  heading,
}: BlockProps<IndustryTilesBlock>) {
  const pictures = await listPictures(
    lng,
    data.tiles.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'industries'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title}
      </BlockTitle>
      <ul className={css.tiles}>
        {data.tiles.map((tile, index) => {
          const picture = pictures[idOf(tile.picture) ?? '']
          return (
            <li key={tile.id ?? index} className={css.tile}>
              {picture ? (
                <Picture
                  className={css.picture}
                  picture={picture}
                  // On phones a little less than shown: a width larger would be twice the bytes.
                  sizes={
                    index === 0
                      ? '(min-width: 1000px) 66vw, (min-width: 600px) 50vw, 87vw'
                      : '(min-width: 1000px) 42vw, (min-width: 600px) 50vw, 87vw'
                  }
                />
              ) : null}
              <ItemTitle below={heading} className={css.name}>
                <ItemLink href={tile.href}>{tile.title}</ItemLink>
              </ItemTitle>
              {tile.description ? <p className={css.text}>{tile.description}</p> : null}
              <ul className={css.products}>
                {paragraphsOf(tile.products).map((product) => (
                  <li key={product}>{product}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
