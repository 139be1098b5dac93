import type { Translate } from '@/src/i18n/translate'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { encode } from 'uqr'
import { LifeCycle } from '@/src/components/life-cycle/life-cycle'
import { makeMetadata, missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { BlockTitle } from '@/src/components/block-title'
import { breadcrumbData, Breadcrumbs } from '@/src/components/breadcrumbs'
import { LanguageNote } from '@/src/components/language-note'
import { Notice } from '@/src/components/notice'
import { PrintButton } from '@/src/components/scripted-buttons.client'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { StructuredData } from '@/src/components/structured-data'
import type { Settings } from '@/src/contract/settings'
import { withFallback } from '@/src/data/cache/cached'
import { findCategory } from '@/src/data/catalogue/categories'
import { getProduct } from '@/src/data/catalogue/products'
import {
  errorCodesByProduct,
  getServicedProduct,
  type ServicedProduct,
} from '@/src/data/catalogue/service'
import { documentsOfProduct } from '@/src/data/downloads/documents'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { getRedirect } from '@/src/data/pages/redirects'
import { securityNoticesAffecting } from '@/src/data/security-notices'
import { getSettings, noSettings } from '@/src/data/settings'
import { servicePath } from '@/src/domain/links/addresses'
import { contactFormId } from '@/src/domain/links/link'
import { catalogueCrumbs } from '@/src/domain/links/crumbs'
import { formatHours, zoneName } from '@/src/domain/settings/opening-hours'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { addressIn } from '@/src/routing/route'
import { KeepOffline } from './keep-offline.client'
import { Documents, ErrorCodes, Notices } from './parts'
import css from './service.module.css'

interface Params {
  lng: string
  key: string
}

interface Props {
  params: Params
  /** Query that the forms of the page send. */
  search?: string
}

/**
 * A page for who stands before one machine: its error codes, files, security notices and hotline. It is small, complete
 * without scripts, and kept by the browser, since cellars have no network.
 */
export async function ServiceView({ params, search = '' }: Props) {
  const { lng, key, product } = await load(params)
  await inOfferedLanguage(lng, servicePath(key), search)
  const t = getT(lng)
  if (product === null) {
    await toRenamed(lng, key)
    return <Missing lng={lng} problem={t('product.missing')} />
  }
  if (!product) {
    return (
      <Section>
        <BlockTitle heading="h1">{t('page.service')}</BlockTitle>
        <Notice isFailure>
          {t('product.failed')} {t('error.later')}
        </Notice>
      </Section>
    )
  }
  setPageLanguage(lng)
  const { id, slug, name } = product
  const [settings, codes, documents, notices, successor, crumbs] = await Promise.all([
    withFallback(getSettings({ lng }), noSettings),
    withFallback(errorCodesByProduct({ lng }), {}),
    withFallback(documentsOfProduct({ lng, id }), []),
    withFallback(securityNoticesAffecting({ lng, id }), []),
    product.successorId
      ? withFallback(getProduct({ lng, key: product.successorId }), null)
      : Promise.resolve(null),
    crumbsOf(product, lng),
  ])
  const asked = new URLSearchParams(search)
  const path = servicePath(slug)
  const part = { path, lng, t }
  return (
    <>
      <LanguageNote
        lng={lng}
        written={await languagesOfDocument({ collection: 'products', key: slug })}
      />
      <Section labelledBy="service-title" className={css.page}>
        <Breadcrumbs label={t('product.path')} crumbs={crumbs} />
        <div className={css.head} data-kept-offline={settings.keepsServicePages || undefined}>
          <p className={css.kind}>{t('page.service')}</p>
          <BlockTitle heading="h1" id="service-title">
            {name}
          </BlockTitle>
          <LifeCycle product={product} successor={successor} lng={lng} t={t} />
          {settings.keepsServicePages ? (
            <KeepOffline page={addressIn(lng, path)} text={t('service.kept')} />
          ) : null}
        </div>
        <ErrorCodes
          codes={codes[id] ?? []}
          asked={asked.get('code')}
          hasFirmware={documents.some(({ kind }) => kind === 'driver')}
          {...part}
        />
        <Documents documents={documents} {...part} />
        <Notices notices={notices} asked={asked.get('version')} {...part} />
        <Hotline settings={settings} slug={slug} lng={lng} t={t} />
        <Plate slug={slug} t={t} />
        <StructuredData data={[breadcrumbData(crumbs, lng)]} />
      </Section>
    </>
  )
}

/** Returns the metadata of a service page. */
export async function serviceMetadata(params: Params): Promise<Metadata> {
  const { lng, key, product } = await load(params)
  if (product === null) return missingMetadata(lng)
  const t = getT(lng)
  const path = servicePath(product?.slug ?? key)
  if (!product) return makeMetadata({ lng, path, title: t('page.service') })
  const { slug, name } = product
  return makeMetadata({
    lng,
    path,
    written: await languagesOfDocument({ collection: 'products', key: slug }),
    title: `${name} · ${t('page.service')}`,
    description: t('service.description', { name }),
  })
}

/** `product` is null for what does not exist, undefined for what cannot be read. */
async function load({ lng, key }: Params) {
  const product = isLanguage(lng)
    ? await withFallback(getServicedProduct({ lng, key }), undefined)
    : null
  return { lng: languageOr(lng), key, product }
}

/** Leads on from the old name of a product: plates of machines outlive it. */
async function toRenamed(lng: Language, key: string): Promise<void> {
  const [, slug] =
    /^\/product\/([a-z0-9-]+)$/.exec((await getRedirect(`/product/${key}`))?.to ?? '') ?? []
  if (slug) permanentRedirect(addressIn(lng, servicePath(slug)))
}

/** The way to the page; a product that gave way to its successor has no page of its own to lead to. */
async function crumbsOf(product: ServicedProduct, lng: Language) {
  const t = getT(lng)
  const category = await findCategory(product, lng)
  const { slug, name, hasPage } = product
  return [
    ...catalogueCrumbs(t('page.products'), category, hasPage ? product : undefined),
    { name: hasPage ? t('page.service') : name, path: servicePath(slug) },
  ]
}

interface HotlineProps {
  settings: Settings
  slug: string
  lng: Language
  t: Translate
}

/** Whom to call, by region and hour, and how to ask for spare parts. */
function Hotline({ settings: { phones, offices, businessHours }, slug, lng, t }: HotlineProps) {
  return (
    <section className={css.part} aria-labelledby="hotline">
      <h2 id="hotline">{t('service.hotline')}</h2>
      <dl className={css.facts}>
        {phones.map(({ label, number, href }) => (
          <div key={`${label}${number}`}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>{number}</a>
            </dd>
          </div>
        ))}
        {offices.map(({ region, phone, email }) =>
          phone || email ? (
            <div key={`${region}${phone?.number}`}>
              <dt>{region}</dt>
              {phone ? (
                <dd>
                  <a href={phone.href}>{phone.number}</a>
                </dd>
              ) : null}
              {email ? (
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              ) : null}
            </div>
          ) : null,
        )}
        {businessHours.map(({ label, hours, opening }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {hours || (opening ? formatHours(opening, lng) : null)}{' '}
              {opening ? (
                <span className={css.muted}>{zoneName(opening.timeZone, lng)}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('service.spareParts')}</h3>
      <p className={css.text}>{t('service.spareText')}</p>
      <p>
        <SiteLink
          className={css.action}
          href={`/contact?${new URLSearchParams({ product: slug })}#${contactFormId}`}
        >
          {t('service.spareAsk')}
        </SiteLink>
      </p>
    </section>
  )
}

/** The code that leads to the page, to be printed for the plate of the machine. */
function Plate({ slug, t }: { slug: string; t: Translate }) {
  // Without a language: who reads the plate gets the page in the one that their browser remembers.
  const address = new URL(servicePath(slug), `${siteUrl}/`).href
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, down) =>
    row.flatMap((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : [])),
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`
  const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return (
    <section className={css.part} aria-labelledby="plate">
      <h2 id="plate">{t('service.plate')}</h2>
      <p className={css.text}>{t('service.plateText')}</p>
      <div className={css.plate}>
        <img src={source} width="148" height="148" alt={t('service.plateCode')} />
        <div>
          <p className={css.address}>{address.replace(/^https?:\/\//, '')}</p>
          <p className={css.tools} data-no-print>
            <a className={css.action} href={source} download={`${slug}-service.svg`}>
              {t('service.plateSave')}
            </a>
            <PrintButton text={t('product.print')} />
          </p>
        </div>
      </div>
    </section>
  )
}
