'use client'

import { ProductCard, type Card, type SharedByCards } from './product-card'
import css from './product-cards.module.css'

interface Props extends SharedByCards {
  cards: Card[]
  hasLead: boolean
  look: 'tall' | 'wide'
}

/**
 * Cards of products. They run in the browser too, so that a page of a list brings what is in them once:
 * as part of the server's tree it would bring every card a second time.
 */
export const CardList = ({ cards, hasLead, look, ...shared }: Props) => (
  <ul className={`${css.cards} ${css[look]}`}>
    {cards.map((card, index) => (
      <ProductCard
        key={card.slug}
        card={card}
        isFirst={index === 0}
        isLead={hasLead && index === 0}
        isWide={look === 'wide'}
        {...shared}
      />
    ))}
  </ul>
)
