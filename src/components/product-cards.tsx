import type { Translate } from '@/src/i18n/translate'
import type { Picture } from '../contract/picture'
import type { ProductSummary } from '../contract/product'
import { detectLang } from '../i18n/page-language'
import { isOrderable } from '../domain/catalogue/life-cycle'
import type { ListedProduct } from '../domain/catalogue/row'
import { type PackedPicture, packPicture } from '../domain/media/pictures/packed-picture'
import { CardList } from './card-list.client'
import type { Card, SharedByCards } from './product-card'

/** No card is narrower, in px. */
const narrowest = 320

interface Props extends Pick<SharedByCards, 'more' | 'headingLevel'> {
  products: (ProductSummary & Partial<Pick<ListedProduct, 'values'>>)[]
  t: Translate
  /** The first product is shown larger. */
  hasLead?: boolean
  /** `wide`: words beside the pictures, in two columns without a gap, whatever the number. */
  look?: 'tall' | 'wide'
  /** Heading of the values, where they say more than what a product has. */
  valuesTitle?: string
}

/** Products in a grid of as many columns as fit. */
export function ProductCards({
  products,
  t,
  more,
  headingLevel,
  hasLead = false,
  look = 'tall',
  valuesTitle,
}: Props) {
  return (
    <CardList
      cards={products.map(
        ({ slug, name, shortDescription, imageUrl, picture, values, lifeCycle }, index) => ({
          slug,
          name,
          shortDescription,
          ...languagesOf(name, shortDescription),
          ...(picture ? { picture: onCard(picture) } : { imageUrl }),
          ...(lifeCycle === 'inSale'
            ? {}
            : {
                lifeCycle: {
                  state: lifeCycle,
                  text: t(`lifeCycle.${lifeCycle}`),
                  isOrderable: isOrderable(lifeCycle),
                },
              }),
          ...shownValues(values, look === 'wide' || (hasLead && index === 0) ? 6 : 3),
        }),
      )}
      words={{
        noImage: t('products.noImage'),
        compare: t('compare.add'),
        quote: { add: t('quote.add'), inList: t('quote.inList') },
        values: valuesTitle,
      }}
      more={more}
      headingLevel={headingLevel}
      hasLead={hasLead}
      look={look}
    />
  )
}

/** The languages of its own texts, which may stand in English for want of a translation. */
function languagesOf(name: string, text: string | null): Pick<Card, 'nameLang' | 'textLang'> {
  const [nameLang, textLang] = [detectLang(name), detectLang(text)]
  return { ...(nameLang ? { nameLang } : {}), ...(textLang ? { textLang } : {}) }
}

/** The first of the specifications of a product. */
function shownValues(
  values: ListedProduct['values'] | undefined,
  maxValues: number,
): Partial<Card> {
  const shown = values?.slice(0, maxValues)
  const valuesLang = detectLang(...(shown ?? []).flatMap(([name, value]) => [name, value]))
  return { values: shown, ...(valuesLang ? { valuesLang } : {}) }
}

/** A picture without what a card never shows: it stands on a plate, and is wider than the smallest. */
const onCard = ({ widths, ...picture }: Picture): PackedPicture =>
  packPicture({
    ...picture,
    blur: null,
    widths: widths.filter((size) => size.width > narrowest),
  })
