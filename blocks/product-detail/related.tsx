import type { Translate } from '@/src/i18n/translate'
import type { ReactNode } from 'react'
import { BlockTitle } from '@/src/components/block-title'
import { Picture } from '@/src/components/picture'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Picture as LibraryPicture } from '@/src/contract/picture'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { listRelated, listWorksWith } from '@/src/data/catalogue/related'
import { listPictures } from '@/src/data/media/pictures'
import { listNewsAbout } from '@/src/data/news'
import { listCustomers } from '@/src/data/pages'
import { getSettings, noSettings } from '@/src/data/settings'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { withUnits } from '@/src/platform/text/text'
import { relationId } from '@/src/platform/values/stored-values'
import css from './product-detail.module.css'

interface Props {
  product: Product
  lng: Language
  t: Translate
}

/** Other products of the category or the family. */
export async function Related({ product: { id, categoryId }, lng, t }: Props) {
  const products = await withFallback(listRelated({ lng, id, categoryId }), [])
  if (products.length === 0) return null
  return (
    <Section tone="panel" labelledBy="related" className={css.related}>
      <BlockTitle heading="h2" id="related">
        {t('product.related')}
      </BlockTitle>
      <ProductCards products={products} t={t} headingLevel="h3" />
    </Section>
  )
}

/** The products that it is used with: parts of a machine, and machines that a part fits. */
export async function WorksWith({ product: { id, worksWith }, lng, t }: Props) {
  const products = await withFallback(listWorksWith({ lng, id, ids: worksWith }), [])
  if (products.length === 0) return null
  return (
    <Section labelledBy="works-with" className={css.related}>
      <BlockTitle heading="h2" id="works-with">
        {t('product.worksWith')}
      </BlockTitle>
      <ul className={css.links}>
        {products.map(({ id: other, slug, name, shortDescription, picture }) => (
          <Row key={other} href={`/product/${slug}`} title={name} picture={picture}>
            {shortDescription ? (
              <p className={css.text} lang={detectLang(shortDescription)}>
                {withUnits(shortDescription)}
              </p>
            ) : null}
          </Row>
        ))}
      </ul>
    </Section>
  )
}

/** The customers who have the product, with what they say of it. */
export async function Customers({ product: { id }, lng, t }: Props) {
  const customers = await withFallback(listCustomers({ lng, id }), [])
  if (customers.length === 0) return null
  const pictures = await listPictures(
    lng,
    customers.map(({ picture }) => picture),
  )
  return (
    <Section labelledBy="customers" className={css.related}>
      <BlockTitle heading="h2" id="customers">
        {t('product.customers')}
      </BlockTitle>
      <ul className={css.links}>
        {customers.map(({ id: row, title, href, picture, quote, quoteBy, value, label }, index) => (
          <Row
            key={row ?? index}
            href={href}
            title={title}
            picture={pictures[relationId(picture) ?? '']}
          >
            {value ? (
              <p className={css.text} lang={detectLang(label ?? '')}>
                {value} {label}
              </p>
            ) : null}
            {quote ? (
              <figure className={css.quote} lang={detectLang(quote)}>
                <blockquote>{quote}</blockquote>
                {quoteBy ? <figcaption className={css.text}>{quoteBy}</figcaption> : null}
              </figure>
            ) : null}
          </Row>
        ))}
      </ul>
    </Section>
  )
}

/** The latest articles about the product. */
export async function NewsAbout({ product, lng, t }: Props) {
  const articles = await withFallback(listNewsAbout(product, { lng }), [])
  if (articles.length === 0) return null
  const { timeZone } = await withFallback(getSettings({ lng }), noSettings)
  return (
    <Section labelledBy="news-about" className={css.related}>
      <BlockTitle heading="h2" id="news-about">
        {t('product.news')}
      </BlockTitle>
      <ul className={css.links}>
        {articles.map(({ id, slug, title, pictures: [picture], publishedAt }) => (
          <Row key={id} href={`/news/${slug}`} title={title} picture={picture}>
            {publishedAt ? (
              <time className={css.text} dateTime={publishedAt}>
                {formatDate(publishedAt, lng, timeZone)}
              </time>
            ) : null}
          </Row>
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  href: string | null | undefined
  title: string
  picture: LibraryPicture | null | undefined
  children: ReactNode
}

/** A record in a row that is one link, where it has a page. */
const Row = ({ href, title, picture, children }: RowProps) => (
  <li className={css.link}>
    {picture ? (
      <Picture className={css.thumb} picture={{ ...picture, alt: '' }} sizes="120px" />
    ) : null}
    <div>
      <h3 lang={detectLang(title)}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
      {children}
    </div>
  </li>
)
