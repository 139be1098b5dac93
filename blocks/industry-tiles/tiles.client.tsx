'use client'

import { ItemHeading } from '@/src/components/item-heading'
import { ItemLink } from '@/src/components/item-link'
import { Picture } from '@/src/components/picture'
import type { BlockProps } from '../define'
import type { ShownItem } from '../shown-item'
import css from './industry-tiles.module.css'

export interface Tile extends ShownItem {
  products: string[]
}

// On phones a little less than shown: a width larger would be twice the bytes.
const firstSizes = '(min-width: 1024px) 66vw, (min-width: 600px) 50vw, 87vw'
const sizes = '(min-width: 1024px) 42vw, (min-width: 600px) 50vw, 87vw'

/** The tiles. They run in the browser too, so that the page brings what is in them once. */
export const Tiles = ({ tiles, below }: { tiles: Tile[]; below: BlockProps<never>['heading'] }) => (
  <ul className={css.tiles}>
    {tiles.map(({ title, href, description, products, picture, lang }, index) => (
      <li key={index} className={css.tile} lang={lang}>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes={index === 0 ? firstSizes : sizes}
          />
        ) : null}
        <ItemHeading below={below} className={css.name}>
          <ItemLink href={href}>{title}</ItemLink>
        </ItemHeading>
        {description ? <p className={css.text}>{description}</p> : null}
        <ul className={css.products}>
          {products.map((product) => (
            <li key={product}>{product}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)
