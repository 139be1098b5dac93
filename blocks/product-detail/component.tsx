import type { ProductDetailBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { ButtonLink } from '@/src/components/buttons'
import { CompareLink } from '@/src/components/compare-link.client'
import { CompareTray } from '@/src/components/compare-tray.client'
import { Notice } from '@/src/components/notice'
import { shownProductFields } from '@/src/components/product-fields'
import { InUnits } from '@/src/components/in-units'
import { Paragraphs } from '@/src/components/paragraphs'
import { PdfLink } from '@/src/components/pdf-link'
import { ProductPlate } from '@/src/components/product-plate'
import { AddToQuote } from '@/src/components/quote/add-to-quote.client'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { SpecificationTable } from '@/src/components/specification-table'
import { unitWords } from '@/src/components/unit-words'
import { zoomWords } from '@/src/components/zoom/zoom-link'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { findCategory, productCrumbs } from '@/src/data/catalogue/categories'
import { getProduct, listKeyFigures } from '@/src/data/catalogue/products'
import { addressIn } from '@/src/routing/route'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { specificationRows } from '@/src/domain/catalogue/specification-rows'
import { isOrderable } from '@/src/domain/catalogue/life-cycle'
import { demoAddress, servicePath } from '@/src/domain/links/addresses'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { withUnits } from '@/src/platform/text/text'
import type { BlockProps } from '../define'
import { Certificates } from './certificates'
import { ByChoice, Gallery, listPicturedOptions } from './gallery'
import { GetQuote, QuoteBar } from '../lazy.client'
import { Documents } from './documents'
import { LifeCycle } from '@/src/components/life-cycle/life-cycle'
import { Model } from './model'
import css from './product-detail.module.css'
import { Customers, NewsAbout, Related, WorksWith } from './related'
import { SecurityNotices } from './security-notices'
import { ProductVariants } from './variants'
import { dimensionDrawing } from './dimension-drawing'

export default async function ProductDetail({
  data,
  shown,
  lng,
  heading,
}: BlockProps<ProductDetailBlock, Product>) {
  const t = getT(lng)
  const product =
    shown === undefined ? await withFallback(getProduct({ lng, key: data.product }), null) : shown
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
  const category = await findCategory(product, lng)
  const successor = product.successorId
    ? await withFallback(getProduct({ lng, key: product.successorId }), null)
    : null
  const figures = await withFallback(listKeyFigures(product, lng), [])
  const quote = {
    product: { slug: product.slug, name: product.name },
    codes: product.variantList.map(({ code }) => code),
    text: t('product.quote'),
  }
  const rows = specificationRows(product)
  const drawn = await dimensionDrawing({ product, lng, t })
  const options = listPicturedOptions(product.axes)
  const titleId = `${data.id ?? 'product'}-title`
  return (
    <>
      <Section labelledBy={titleId} className={css.product}>
        <div className={css.crumbs}>
          <Breadcrumbs label={t('product.path')} crumbs={await productCrumbs(product, lng)} />
        </div>
        <Gallery
          name={product.name}
          pictures={shownPictures(product)}
          options={options}
          label={t('product.gallery')}
          noImage={t('products.noImage')}
          viewLabel={(number) => t('product.view', { number })}
          openLabel={(number) => t('zoom.open', { number })}
          zoomWords={zoomWords(t, t('product.gallery'))}
        >
          <Model product={product} lng={lng} t={t} />
        </Gallery>
        <div className={css.words}>
          <BlockTitle heading={heading} id={titleId}>
            {product.name}
          </BlockTitle>
          {product.shortDescription ? (
            <p className={css.lead}>{withUnits(product.shortDescription)}</p>
          ) : null}
          <LifeCycle product={product} successor={successor} lng={lng} t={t} />
          {isOrderable(product.lifeCycle) ? (
            <div className={css.actions}>
              <GetQuote {...quote} />
              <ButtonLink
                href={demoAddress(product.slug, category?.family)}
                text={t('product.demo')}
                newTabHint={t('link.newTab')}
                look="secondary"
              />
            </div>
          ) : null}
          <p className={css.tools}>
            <PdfLink
              href={addressIn(lng, `/product/${product.slug}/datasheet.pdf`)}
              text={t('product.dataSheetPdf')}
              hasTwoSystems={product.values.some(({ imperial }) => imperial !== undefined)}
            />
            <SiteLink href={servicePath(product.slug)}>{t('page.service')}</SiteLink>
            <CompareLink product={product} text={t('compare.add')} />
            {isOrderable(product.lifeCycle) ? (
              <AddToQuote
                product={product}
                words={{ add: t('quote.add'), inList: t('quote.inList') }}
              />
            ) : null}
          </p>
        </div>
        {figures.length > 0 ? (
          <dl className={css.figures} aria-label={t('product.figures')}>
            {figures.map(({ attribute: { key, label }, text, imperial }) => (
              <div key={key} lang={detectLang(label, text)}>
                <dt>{label}</dt>
                <dd>
                  <InUnits text={withUnits(text)} imperial={imperial && withUnits(imperial)} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Paragraphs text={product.description} className={css.description} />
      </Section>
      {isOrderable(product.lifeCycle) ? (
        <QuoteBar {...quote} lang={detectLang(product.name)}>
          {product.picture ? (
            <ByChoice picture={product.picture} options={options}>
              {(picture) => (
                <ProductPlate product={{ ...product, picture }} noImage="" sizes="40px" />
              )}
            </ByChoice>
          ) : (
            <ProductPlate product={product} noImage="" sizes="40px" />
          )}
        </QuoteBar>
      ) : null}
      <ProductVariants product={product} t={t} />
      <SpecificationTable
        rows={[
          ...rows,
          ...Object.entries(shownProductFields(product, lng, t('product.yes'))).map(
            ([name, text]) => ({ name, text, group: '' }),
          ),
        ]}
        title={t('product.specifications')}
        further={t('sheet.further')}
        units={unitWords(t, lng)}
        drawing={
          drawn
            ? {
                node: drawn.drawing,
                group:
                  product.values.find(({ key }) => key === drawn.key)?.group ??
                  rows.at(-1)?.group ??
                  '',
              }
            : undefined
        }
      />
      <WorksWith product={product} lng={lng} t={t} />
      <Certificates productId={product.id} lng={lng} t={t} />
      <Documents product={product} lng={lng} t={t} />
      <SecurityNotices productId={product.id} lng={lng} t={t} />
      <Customers product={product} lng={lng} t={t} />
      <NewsAbout product={product} lng={lng} t={t} />
      <Related product={product} lng={lng} t={t} />
      <CompareTray open={t('compare.open')} clear={t('compare.clear')} />
    </>
  )
}
