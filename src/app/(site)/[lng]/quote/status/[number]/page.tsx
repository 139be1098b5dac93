import type { Metadata } from 'next'
import { missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import css from '@/src/app/(site)/[lng]/quote/quote.module.css'
import { BlockTitle } from '@/src/components/block-title'
import { CopyLink } from '@/src/components/copy-link.client'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { productNames } from '@/src/data/quotes/quote-list'
import { openQuoteRequest } from '@/src/data/quotes/quote-requests'
import { getSettings, noSettings } from '@/src/data/settings'
import { formatDate } from '@/src/i18n/format'
import { languageOr } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'
import { formatPositions } from '@/src/domain/quotes/positions'
import { ForgetSent } from './forget-sent.client'

interface Props {
  params: Promise<{ lng: string; number: string }>
  searchParams: Promise<Asked>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, request } = await load(props)
  if (!request) return missingMetadata(lng)
  const title = getT(lng)('quote.statusTitle', { number: request.number })
  return { title, robots: { index: false, follow: false } }
}

/** Page with the state of a request. It opens by the signed address that the visitor was sent; others get a 404. */
export default async function QuoteStatusPage(props: Props) {
  const { lng, search, number, request } = await load(props)
  setPageLanguage(lng)
  await inOfferedLanguage(lng, `/quote/status/${number}`, search.toString())
  if (!request) return <Missing lng={lng} problem={getT(lng)('quote.missing')} />
  const t = getT(lng)
  const { positions, files, status, createdAt } = request
  const [before, after] = t('quote.statusTitle', { number: '\n' }).split('\n')
  const names = await productNames(lng, positions)
  const { timeZone } = await withFallback(getSettings({ lng }), noSettings)
  return (
    <Section labelledBy="status-title" className={css.page}>
      <ForgetSent
        items={formatPositions(
          positions.map(({ code, ...each }) => ({ ...each, code: code ?? undefined })),
        )}
      />
      <div className={css.words}>
        <BlockTitle heading="h1" id="status-title">
          {before}
          <span className={css.number}>{request.number}</span>
          {after}
        </BlockTitle>
        <p>{t('quote.stored')}</p>
        <p>{t('quote.keepAddress')}</p>
        <p data-no-print>
          <CopyLink text={t('compare.copy')} done={t('compare.copied')} />
        </p>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('quote.status')}</dt>
          <dd>{t(`quote.status.${status}`)}</dd>
        </div>
        <div>
          <dt>{t('quote.received')}</dt>
          <dd>{formatDate(createdAt, lng, timeZone)}</dd>
        </div>
      </dl>
      <section className={css.part} aria-labelledby="machines">
        <h2 id="machines">{t('quote.machines')}</h2>
        <ul>
          {positions.map(({ id, slug, product, code, amount }) => {
            const name = names.get(slug)
            return (
              <li key={id}>
                <span className={css.count}>{amount} ×</span>
                <span lang={detectLang(name ?? product)}>
                  {name ? <SiteLink href={`/product/${slug}`}>{name}</SiteLink> : product}
                  {code ? ` · ${code}` : null}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      {files && files.length > 0 ? (
        <section className={css.part} aria-labelledby="files">
          <h2 id="files">{t('quote.files')}</h2>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </Section>
  )
}

async function load({ params, searchParams }: Props) {
  const { lng, number } = await params
  const search = toSearchParams(await searchParams)
  const request = await openQuoteRequest(number, search.get('key') ?? undefined)
  return { lng: languageOr(lng), number, search, request }
}
