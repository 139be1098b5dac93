import type { SpecificationTableBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { WideTable } from '@/src/components/wide-table'
import { withFallback } from '@/src/data/cache/cached'
import type { Product } from '@/src/contract/product'
import { getProduct } from '@/src/data/catalogue/products'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { specificationText, splitParagraphs, withUnits } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import css from './specification-table.module.css'

export default async function SpecificationTable({
  data,
  lng,
  heading,
}: BlockProps<SpecificationTableBlock>) {
  const t = getT(lng)
  const found = await Promise.all(
    splitParagraphs(data.products).map((key) => withFallback(getProduct({ lng, key }), null)),
  )
  const products = found.filter((product) => product !== null)
  const wanted = splitParagraphs(data.specifications)
  const names = wanted.length > 0 ? wanted : Object.keys(products[0]?.specifications ?? {})
  const shown = names.filter((name) => products.some(({ specifications }) => specifications[name]))
  const titleId = `${data.id ?? 'specifications'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
      </div>
      {products.length === 0 ? (
        <Notice>{t('products.failed')}</Notice>
      ) : (
        <WideTable labelledBy={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden" lang={lng}>
                  {t('product.specifications')}
                </span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <div className={css.plate}>
                    <ProductPlate
                      product={fromFront(product)}
                      noImage={t('products.noImage')}
                      sizes="180px"
                    />
                  </div>
                  <SiteLink href={`/product/${product.slug}`} lang={detectLang(product.name)}>
                    {product.name}
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={detectLang(...shown)}>
            {shown.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {products.map(({ id, specifications }) => (
                  <td key={id}>
                    {specifications[name]
                      ? withUnits(specificationText(specifications[name]))
                      : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Section>
  )
}

/** Seen straight, as a drawing would be; the page around shows the first view of the same machine. */
const fromFront = (product: Product) => ({
  ...product,
  picture: product.pictures[1] ?? product.picture,
})
