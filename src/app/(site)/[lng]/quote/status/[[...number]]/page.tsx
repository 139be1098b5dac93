import type { Translate } from '@/src/i18n/translate'
import type { Metadata } from 'next'
import type { QuoteRequest } from '@/payload-types'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { BlockTitle } from '@/src/components/block-title'
import { CopyLink, PrintButton } from '@/src/components/scripted-buttons.client'
import { Paragraphs } from '@/src/components/paragraphs'
import { ForgetSent } from '@/src/components/quote/quote-list.client'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { isOfferOpen, type QuoteStatus, quoteStatuses } from '@/src/contract/visitor-forms'
import { openQuoteRequest } from '@/src/data/quotes/quote-requests'
import {
  type QuotePromise,
  readQuoteStatus,
  type StatusPosition,
} from '@/src/data/quotes/quote-status'
import { offerAddress, statusAddress } from '@/src/domain/quotes/number'
import { formatPositions } from '@/src/domain/quotes/positions'
import { formatBytes, formatDate, withLabel } from '@/src/i18n/format'
import { type Language, languageOr } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { siteUrl } from '@/src/platform/env'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'
import { type Day, toDay } from '@/src/platform/time/days'
import { addressIn } from '@/src/routing/route'
import css from './status.module.css'

interface Props {
  params: Promise<{ lng: string; number?: string[] }>
  searchParams: Promise<Asked>
}

export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, request } = await load(props)
  const t = getT(lng)
  const title = request
    ? t('quote.statusTitle', { number: request.number })
    : t('quote.wrong.title')
  return { title, robots: { index: false, follow: false } }
}

/**
 * Page on which a visitor follows a request: how far it is, the offer, and what was sent. It opens by the signed address
 * that the visitor was sent; any other gets a 404, whether there is such a number or not.
 */
export default async function QuoteStatusPage(props: Props) {
  const { lng, search, path, request } = await load(props)
  setPageLanguage(lng)
  await inOfferedLanguage(lng, path, search.toString())
  const t = getT(lng)
  if (!request) {
    return (
      <Missing lng={lng}>
        <WrongAddress t={t} />
      </Missing>
    )
  }
  const { number, positions, status } = request
  const facts = await readQuoteStatus(request, lng)
  const isWaiting = !isOfferOpen(status)
  const [before, after] = t('quote.statusTitle', { number: '\n' }).split('\n')
  return (
    <Section labelledBy="status-title" className={css.page}>
      <ForgetSent
        items={formatPositions(
          positions.map(({ slug, code, amount }) => ({ slug, code: code ?? undefined, amount })),
        )}
      />
      <div className={css.words}>
        <BlockTitle heading="h1" id="status-title">
          {before}
          <span className={css.number}>{number}</span>
          {after}
        </BlockTitle>
        <p>{t('quote.stored')}</p>
        <p>{t('quote.keepAddress')}</p>
        <p className={css.printed}>{siteUrl + addressIn(lng, statusAddress(number))}</p>
        <div className={css.tools} data-no-print>
          <CopyLink text={t('quote.copyNumber')} done={t('quote.copiedNumber')} value={number} />
          <CopyLink text={t('compare.copy')} done={t('compare.copied')} />
          <PrintButton text={t('product.print')} />
        </div>
      </div>
      <Steps
        request={request}
        by={isWaiting ? facts.promise?.by : undefined}
        lng={lng}
        timeZone={facts.timeZone}
        t={t}
      />
      {isWaiting ? null : <Offer request={request} lng={lng} today={facts.today} t={t} />}
      <div className={css.columns}>
        {isWaiting && facts.promise ? (
          <Promised promise={facts.promise} lng={lng} today={facts.today} t={t} />
        ) : null}
        {facts.contact ? (
          <section className={css.part} aria-labelledby="contact">
            <h2 id="contact">{t('quote.contact')}</h2>
            <p>{facts.contact}</p>
          </section>
        ) : null}
      </div>
      <Sent request={request} positions={facts.positions} lng={lng} t={t} />
    </Section>
  )
}

async function load({ params, searchParams }: Props) {
  const { lng, number = [] } = await params
  const search = toSearchParams(await searchParams)
  const named = number.join('/')
  const request = await openQuoteRequest(named, search.get('key') ?? undefined)
  const path = named === '' ? '/quote/status' : `/quote/status/${named}`
  return { lng: languageOr(lng), path, search, request }
}

/** The text is the same for a wrong key and an unknown number, so that it does not tell which numbers exist. */
const WrongAddress = ({ t }: { t: Translate }) => (
  <Section labelledBy="wrong-title" className={css.words}>
    <BlockTitle heading="h1" id="wrong-title">
      {t('quote.wrong.title')}
    </BlockTitle>
    <p>{t('quote.wrong.text')}</p>
    <p>{t('quote.wrong.mail')}</p>
    <p>{t('quote.wrong.ask')}</p>
    <p>
      <SiteLink href="/contact">{t('page.contact')}</SiteLink>
    </p>
  </Section>
)

interface StepsProps {
  request: QuoteRequest
  /** Last day of the promise, where it is still to be kept. */
  by: Day | undefined
  lng: Language
  timeZone: string
  t: Translate
}

function Steps({ request, by, lng, timeZone, t }: StepsProps) {
  return (
    <section className={css.part} aria-labelledby="steps">
      <h2 id="steps">{t('quote.steps')}</h2>
      <ol className={css.steps}>
        {stepsOf(request).map(({ step, isReached, at }) => (
          <li
            key={step}
            className={css.step}
            data-reached={isReached || undefined}
            aria-current={step === request.status ? 'step' : undefined}
          >
            <span className={css.stepName}>{t(`quote.status.${step}`)}</span>
            {at ? <time dateTime={at}>{formatDate(at, lng, timeZone)}</time> : null}
            {isReached ? null : (
              <span>
                {step === 'quoted' && by
                  ? t('quote.step.by', { date: formatDate(by, lng) })
                  : t('quote.step.open')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Requests from before steps were noted have a status without days. */
function stepsOf({ status, steps, createdAt }: QuoteRequest) {
  const noted = new Map<QuoteStatus, string>(steps?.map((step) => [step.status, step.at]))
  noted.set('new', createdAt)
  const reached = quoteStatuses.indexOf(status)
  return quoteStatuses
    .map((step, index) => ({ step, isReached: index <= reached, at: noted.get(step) }))
    .filter(({ step, at }) => {
      if (step === 'closed') return status === 'closed'
      // What was closed at once never was in work.
      return status !== 'closed' || at !== undefined || noted.size === 1
    })
}

interface OfferProps {
  request: QuoteRequest
  lng: Language
  today: Day
  t: Translate
}

function Offer({ request: { number, offers, status }, lng, today, t }: OfferProps) {
  if (!offers?.length && status === 'closed') return null
  return (
    <section className={css.part} aria-labelledby="offer">
      <h2 id="offer">{t('quote.offer')}</h2>
      {offers?.length ? (
        <ul className={css.rows}>
          {offers.map(({ id, name, size, validUntil }) => {
            const until = toDay(validUntil)
            const key = until && until < today ? 'quote.offer.over' : 'quote.offer.until'
            return (
              <li key={id}>
                <a className={css.file} href={offerAddress(number, id ?? '')} download={name}>
                  {name}
                </a>
                <span className={css.muted}>
                  {formatBytes(size, lng)}
                  {until ? ` · ${t(key, { date: formatDate(until, lng) })}` : null}
                </span>
              </li>
            )
          })}
        </ul>
      ) : (
        <p>{t('quote.offer.mailed')}</p>
      )}
    </section>
  )
}

interface PromisedProps {
  promise: QuotePromise
  lng: Language
  today: Day
  t: Translate
}

const Promised = ({ promise: { title, text, by }, lng, today, t }: PromisedProps) => (
  <section className={css.part} aria-labelledby="promise">
    <h2 id="promise">{title}</h2>
    {text ? <Paragraphs text={text} /> : null}
    <p>
      {t(by < today ? 'quote.promise.over' : 'quote.promise.by', { date: formatDate(by, lng) })}{' '}
      {by < today ? <SiteLink href="/contact">{t('page.contact')}</SiteLink> : null}
    </p>
  </section>
)

interface SentProps {
  request: QuoteRequest
  positions: StatusPosition[]
  lng: Language
  t: Translate
}

/** Content of the request, but for names and addresses, which others who were given the link need not read. */
function Sent({ request, positions, lng, t }: SentProps) {
  const { deliveryPlace, tenderNumber, deadline, message, files } = request
  const facts = [
    [t('quote.deliveryPlace'), deliveryPlace],
    [t('quote.tenderNumber'), tenderNumber],
    [t('quote.deadline'), deadline ? formatDate(deadline, lng) : ''],
    [t('quote.message'), message],
    [t('quote.files'), files?.map(({ name }) => name).join('\n')],
  ].filter(([, value]) => value)
  return (
    <section className={css.part} aria-labelledby="machines">
      <h2 id="machines">{t('quote.machines')}</h2>
      <ul className={css.rows}>
        {positions.map(({ id, slug, name, code, options, amount, wishedDate, note }) => (
          <li key={id}>
            <span className={css.count}>{amount} ×</span>
            <span>
              <span lang={detectLang(name)}>
                {slug ? <SiteLink href={`/product/${slug}`}>{name}</SiteLink> : name}
              </span>
              {code ? <span className={css.muted}> {[...options, code].join(' · ')}</span> : null}
              {wishedDate ? (
                <span className={css.wish}>
                  {withLabel(t('quote.wishedDate'), formatDate(wishedDate, lng), lng)}
                </span>
              ) : null}
              {note ? <span className={css.wish}>{note}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
