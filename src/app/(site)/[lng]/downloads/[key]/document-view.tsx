import type { Metadata } from 'next'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage, redirected } from '@/src/app/(site)/[lng]/redirected'
import { BlockTitle } from '@/src/components/block-title'
import { breadcrumbData, Breadcrumbs } from '@/src/components/breadcrumbs'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { StructuredData } from '@/src/components/structured-data'
import { withFallback } from '@/src/data/cache/cached'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { dayOfProducts } from '@/src/data/cache/company-day'
import { getDocument } from '@/src/data/downloads/documents'
import { isOrderable, stateOn } from '@/src/domain/catalogue/life-cycle'
import { addingAddress } from '@/src/domain/quotes/positions'
import type { FormDraft } from '@/src/contract/visitor-forms'
import { servicePath } from '@/src/domain/links/addresses'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './document.module.css'
import { Files, MailForm } from './files'

interface Params {
  lng: string
  key: string
}

interface Props {
  params: Params
  /** A form of this page as it was sent without scripts. */
  draft?: FormDraft
  /** The query under which it is kept. */
  search?: string
}

/** A document: its files of every version, and for which products it is. */
export async function DocumentView({ params, draft, search }: Props) {
  const { lng, key, document } = await load(params)
  await inOfferedLanguage(lng, `/downloads/${key}`, search)
  const t = getT(lng)
  if (document === null) {
    await redirected(lng, `/downloads/${key}`)
    return <Missing lng={lng} problem={t('documents.missing')} />
  }
  if (!document) {
    return (
      <Section>
        <BlockTitle heading="h1">{t('page.downloads')}</BlockTitle>
        <Notice isFailure>{t('documents.failed')}</Notice>
      </Section>
    )
  }
  setPageLanguage(lng)
  const { title, slug, summary, kind, gate, products } = document
  const orderable = await orderableOf(products, lng)
  const crumbs = [
    { name: t('page.downloads'), path: '/downloads' },
    { name: title, path: `/downloads/${slug}` },
  ]
  return (
    <Section labelledBy="document-title" className={css.page}>
      <Breadcrumbs label={t('product.path')} crumbs={crumbs} />
      <div className={css.head}>
        <p className={css.kind}>{t(`documents.kind.${kind}`)}</p>
        <BlockTitle heading="h1" id="document-title">
          {title}
        </BlockTitle>
        {summary ? (
          <p className={css.lead} lang={detectLang(summary)}>
            {summary}
          </p>
        ) : null}
      </div>
      {gate === 'mail' ? <MailForm document={document} lng={lng} t={t} draft={draft} /> : null}
      <Files document={document} lng={lng} t={t} draft={draft} />
      {products.length > 0 ? (
        <section className={css.part} aria-labelledby="products">
          <h2 id="products">{t('documents.products')}</h2>
          <ul className={css.products}>
            {products.map((product) => (
              <li key={product.id} lang={detectLang(product.name)}>
                <SiteLink href={`/product/${product.slug}`}>{product.name}</SiteLink> ·{' '}
                <SiteLink href={servicePath(product.slug)} lang={lng}>
                  {t('page.service')}
                </SiteLink>
                {orderable.has(product.slug) ? (
                  <SiteLink
                    href={addingAddress([{ slug: product.slug, amount: 1 }])}
                    rel="nofollow"
                    lang={lng}
                  >
                    {t('product.quote')}
                    <span className="visually-hidden">: {product.name}</span>
                  </SiteLink>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <StructuredData data={[breadcrumbData(crumbs, lng)]} />
    </Section>
  )
}

/** Slugs of the products that a quote can be asked for. */
async function orderableOf(products: { id: string; slug: string }[], lng: Language) {
  const rows = await withFallback(catalogueRows(lng), undefined)
  const today = await dayOfProducts()
  const canBeOrdered = ({ id }: { id: string }) => {
    const row = rows?.byId(id)
    return row !== undefined && isOrderable(stateOn(today, row))
  }
  return new Set(products.filter(canBeOrdered).map(({ slug }) => slug))
}

export async function documentMetadata(params: Params): Promise<Metadata> {
  const { lng, key, document } = await load(params)
  if (document === null) return missingMetadata(lng)
  const title = document?.title ?? getT(lng)('page.downloads')
  const path = `/downloads/${document?.slug ?? key}`
  return makeMetadata({ lng, path, title, description: document?.summary })
}

/** `document` is null for what does not exist, undefined for what cannot be read. */
async function load({ lng, key }: Params) {
  const document = isLanguage(lng) ? await withFallback(getDocument({ lng, key }), undefined) : null
  return { lng: languageOr(lng), key, document }
}
