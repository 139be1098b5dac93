'use client'

import { ItemHeading } from '@/src/components/item-heading'
import { ItemLink } from '@/src/components/item-link'
import { Picture } from '@/src/components/picture'
import type { BlockProps } from '../define'
import type { ShownItem } from '../shown-item'
import css from './solution-cards.module.css'

/** The cards. They run in the browser too, so that the page brings what is in them once. */
export const Cards = ({
  cards,
  below,
}: {
  cards: ShownItem[]
  below: BlockProps<never>['heading']
}) => (
  <ul className={css.cards}>
    {cards.map(({ title, href, description, picture, lang }, index) => (
      <li key={index} className={css.card} lang={lang}>
        <div>
          <ItemHeading below={below} className={css.name}>
            <ItemLink href={href}>{title}</ItemLink>
          </ItemHeading>
          {description ? <p className={css.text}>{description}</p> : null}
        </div>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 1024px) 220px, (min-width: 560px) 20vw, 112px"
          />
        ) : null}
      </li>
    ))}
  </ul>
)
