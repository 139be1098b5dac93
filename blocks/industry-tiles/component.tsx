import type { IndustryTilesBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { listPictures } from '@/src/data/media/pictures'
import { splitParagraphs } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import { shownItem } from '../shown-item'
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
        tiles={data.tiles.map((tile) => ({
          ...shownItem(tile, pictures),
          products: splitParagraphs(tile.products),
        }))}
      />
    </Section>
  )
}
