import type { ProductSummary } from '../contract/product'
import type { ListedProduct } from '../domain/catalogue/row'
import type { LifeCycleState } from '../domain/catalogue/life-cycle'
import type { PackedPicture } from '../domain/media/pictures/packed-picture'
import { CompareLink } from './compare-link.client'
import { InUnits } from './in-units'
import { LifeCycleBadge } from './life-cycle/badge'
import css from './product-card.module.css'
import { ProductPlate } from './product-plate'
import { AddToQuote } from './quote/add-to-quote.client'
import { SiteLink } from './site-link'

/** Product, as a card shows it. */
export type Card = Pick<ProductSummary, 'slug' | 'name' | 'shortDescription'> &
  Partial<Pick<ProductSummary, 'imageUrl'> & Pick<ListedProduct, 'values'>> & {
    picture?: PackedPicture
    /** Languages of its texts and of the values, as elements say them. */
    nameLang?: string
    textLang?: string
    valuesLang?: string
    /** Its state in words, where it is not simply in sale. */
    lifeCycle?: { state: LifeCycleState; text: string; isOrderable: boolean }
  }

export interface SharedByCards {
  words: {
    noImage: string
    compare: string
    quote: { add: string; inList: string }
    values?: string
  }
  /** Words of the link, where it does not lie on the name. */
  more?: string
  headingLevel: 'h2' | 'h3'
}

interface Props extends SharedByCards {
  card: Card
  isFirst?: boolean
  /** Twice as wide as the others, its words beside the picture. */
  isLead?: boolean
  /** Its words beside the picture. */
  isWide?: boolean
}

/** A product in a list: picture, name, two lines of text, what tells it from others, a link to it. */
export function ProductCard({
  card: { slug, name, shortDescription, imageUrl = null, picture, values, lifeCycle, ...langs },
  words,
  more,
  headingLevel: Heading,
  isFirst,
  isLead,
  isWide,
}: Props) {
  const href = `/product/${slug}`
  return (
    <li className={[css.card, isLead ? css.lead : '', isWide ? css.wide : ''].join(' ')}>
      <ProductPlate
        product={{ name, imageUrl, picture }}
        noImage={words.noImage}
        // On phones a little less than shown: a width larger would be twice the bytes.
        sizes={
          isLead
            ? '(min-width: 760px) 40vw, 87vw'
            : isWide && isFirst
              ? '(min-width: 600px) 50vw, 87vw'
              : '(min-width: 1100px) 30vw, (min-width: 700px) 45vw, 87vw'
        }
        isFirst={isFirst}
      />
      <div className={css.words}>
        <Heading className={css.name} lang={langs.nameLang}>
          {more ? name : <SiteLink href={href}>{name}</SiteLink>}
        </Heading>
        {lifeCycle ? <LifeCycleBadge state={lifeCycle.state} text={lifeCycle.text} /> : null}
        {shortDescription ? (
          <p
            className={css.text}
            lang={langs.textLang}
            data-whole={isWide && words.values ? '' : undefined}
          >
            {shortDescription}
          </p>
        ) : null}
        {words.values && values && values.length > 0 ? (
          <p className={css.valuesTitle}>{words.values}</p>
        ) : null}
        {values && values.length > 0 ? (
          <dl className={css.values} lang={langs.valuesLang}>
            {values.map(([label, value, imperial]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <InUnits text={value} imperial={imperial} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className={css.links}>
          {more ? (
            <SiteLink className={css.more} href={href}>
              {more}
              <span className="visually-hidden">: {name}</span>
            </SiteLink>
          ) : null}
          {values ? <CompareLink product={{ slug, name }} text={words.compare} /> : null}
          {values && (!lifeCycle || lifeCycle.isOrderable) ? (
            <AddToQuote product={{ slug, name }} words={words.quote} />
          ) : null}
        </p>
      </div>
    </li>
  )
}
