import type { Translate } from '@/src/i18n/translate'
import { ProductCards } from '@/src/components/product-cards'
import { SiteLink } from '@/src/components/site-link'
import type { ProductList } from '@/src/data/search/product-search'
import { detectLang } from '@/src/i18n/page-language'
import css from './closest.module.css'

interface Props extends NonNullable<ProductList['closest']> {
  id: string
  t: Translate
}

/**
 * List of close matches for a text by which the documented search (section 2) finds little, with a note that says so.
 */
export function Closest({ products, places, id, t }: Props) {
  if (products.length === 0 && places.length === 0) return null
  return (
    <section className={css.closest} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {products.length > 0 ? t('products.closest') : t('products.closest.pages')}
      </h2>
      {products.length > 0 ? (
        <>
          <p className={css.text}>{t('products.closest.text')}</p>
          <ProductCards
            products={products}
            t={t}
            headingLevel="h3"
            look={products.length <= 4 ? 'wide' : 'tall'}
          />
        </>
      ) : (
        <ul className={css.places}>
          {places.map(({ type, title, href }) => (
            <li key={href}>
              <span className={css.type}>{t(`find.type.${type}`)}</span>
              <SiteLink href={href} lang={detectLang(title)}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
