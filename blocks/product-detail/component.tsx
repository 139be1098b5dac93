import type { ProductDetailBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Notice } from '../../src/components/notice'
import { Paragraphs } from '../../src/components/paragraphs'
import { Picture } from '../../src/components/picture'
import { Section } from '../../src/components/section'
import { orElse } from '../../src/data/cache'
import { getProduct } from '../../src/data/products'
import { getT } from '../../src/i18n/server'
import { shownPictures } from '../../src/lib/shown-pictures'
import type { BlockProps } from '../define'
import css from './product-detail.module.css'
import { Specifications } from './specifications'

export default async function ProductDetail({
  data,
  lng,
  heading,
}: BlockProps<ProductDetailBlock>) {
  const t = getT(lng)
  const product = await orElse(getProduct({ lng, key: data.product }), null)
  if (!product) {
    return (
      <Section className={css.failure}>
        <BlockTitle heading={heading}>{t('page.products')}</BlockTitle>
        <Notice isFailure>
          {t('product.failed')} {t('error.later')}
        </Notice>
      </Section>
    )
  }
  const [main, ...views] = shownPictures(product)
  const titleId = `${data.id ?? 'product'}-title`
  return (
    <Section labelledBy={titleId} className={css.product}>
      <div className={css.pictures}>
        <div className={css.plate}>
          {main ? (
            <Picture
              className={css.picture}
              picture={main}
              alt={product.name}
              sizes="(min-width: 900px) 50vw, 100vw"
              isFirst
            />
          ) : (
            <span className={css.noImage}>{t('products.noImage')}</span>
          )}
        </div>
        {views.length > 0 ? (
          <ul className={css.views}>
            {views.map((view) => (
              <li key={view.url} className={css.plate}>
                <Picture className={css.picture} picture={view} sizes="240px" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {product.name}
        </BlockTitle>
        {product.shortDescription ? <p className={css.lead}>{product.shortDescription}</p> : null}
        <Paragraphs text={product.description} />
      </div>
      <Specifications values={product.specifications} title={t('product.specifications')} />
    </Section>
  )
}
