import type { IndustryTilesBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Section } from '../../src/components/section'
import { idOf, listPictures } from '../../src/data/pictures'
import { langOf } from '../../src/i18n/page-language'
import { packPicture } from '../../src/lib/packed-picture'
import { paragraphsOf } from '../../src/lib/text'
import type { BlockProps } from '../define'
import css from './industry-tiles.module.css'
import { Tiles } from './tiles.client'

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
      <Tiles
        below={heading}
        tiles={data.tiles.map(({ title, href, description, products, picture }) => {
          const known = pictures[idOf(picture) ?? '']
          const lang = langOf(title, description)
          return {
            title,
            href,
            ...(lang ? { lang } : {}),
            ...(description ? { description } : {}),
            products: paragraphsOf(products),
            ...(known ? { picture: packPicture({ ...known, blur: null }) } : {}),
          }
        })}
      />
    </Section>
  )
}
