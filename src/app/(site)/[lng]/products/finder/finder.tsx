import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing, NoMatchDrawing } from '@/src/components/drawings'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { type FinderStep, getFinderStep } from '@/src/data/finder'
import type { FinderAnswer } from '@/src/domain/finder/finder'
import { finderAddress, relaxed, withAnswer, without } from '@/src/domain/finder/finder-query'
import { formatList } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './finder.module.css'

/** One step of the finder: a question, or what fits. Links alone, so that it needs no scripts. */
export async function Finder({ lng, search }: { lng: Language; search: URLSearchParams }) {
  const t = getT(lng)
  setPageLanguage(lng)
  const step = await withFallback(getFinderStep(lng, search), null)
  return (
    <Section labelledBy="finder-title" className={css.page}>
      <Breadcrumbs
        label={t('product.path')}
        crumbs={[
          { name: t('page.products'), path: '/products' },
          { name: t('finder.title'), path: '/products/finder' },
        ]}
      />
      {step === null || step.questions.length === 0 ? (
        <>
          <BlockTitle heading="h1" id="finder-title">
            {t('finder.title')}
          </BlockTitle>
          {step === null ? (
            <Notice isFailure>{t('products.failed')}</Notice>
          ) : (
            <Notice drawing={<EmptyListDrawing />}>{t('finder.empty')}</Notice>
          )}
          <p>
            <SiteLink href="/products">{t('products.all')}</SiteLink>
          </p>
        </>
      ) : (
        <div className={css.columns}>
          {step.asked ? (
            <Question step={step} asked={step.asked} t={t} />
          ) : (
            <Results step={step} lng={lng} t={t} />
          )}
          <Given step={step} t={t} />
        </div>
      )}
      <CompareTray open={t('compare.open')} clear={t('compare.clear')} />
    </Section>
  )
}

/** List of the given answers, each a link back to its question. */
function Given({ step: { given }, t }: { step: FinderStep; t: TFunction }) {
  if (given.length === 0) return null
  return (
    <section className={css.given} aria-labelledby="finder-given">
      <h2 id="finder-given">{t('finder.answers')}</h2>
      <ul>
        {given.map(({ question, answer }) => (
          <li key={question.key}>
            <SiteLink href={finderAddress(without(given, [question.key]))} rel="nofollow">
              <span className={css.asked} lang={detectLang(question.question)}>
                <span className="visually-hidden">
                  {t('finder.change', { question: question.question })}
                </span>
                <span aria-hidden="true">{question.question}</span>
              </span>
              <span className={css.said} lang={detectLang(answer?.label ?? '')}>
                {answer?.label ?? t('finder.any')}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink href="/products/finder">{t('finder.restart')}</SiteLink>
      </p>
    </section>
  )
}

interface QuestionProps {
  step: FinderStep
  asked: NonNullable<FinderStep['asked']>
  t: TFunction
}

/** A question, each answer a link to the next one with how many products fit then. */
function Question({ step, asked: { question, number, options }, t }: QuestionProps) {
  const { given, questions, total } = step
  const addressOf = (answer: FinderAnswer | undefined) =>
    finderAddress(withAnswer(given, { question, answer }, questions))
  const before = questions[number - 2]
  return (
    <div className={css.step}>
      <div className={css.head}>
        <p className={css.number}>
          {t('finder.step', { number, count: questions.length })}
          <progress value={number - 1} max={questions.length} aria-hidden="true" />
        </p>
        <div lang={detectLang(question.question)}>
          <BlockTitle heading="h1" id="finder-title">
            {question.question}
          </BlockTitle>
        </div>
        {question.help ? (
          <p className={css.help} lang={detectLang(question.help)}>
            {question.help}
          </p>
        ) : null}
      </div>
      <ul className={css.answers}>
        {options.map(({ answer, count }) => (
          <li key={answer.key} data-empty={count === 0 ? '' : undefined}>
            <SiteLink href={addressOf(answer)} rel="nofollow">
              <span lang={detectLang(answer.label)}>{answer.label}</span>
              <small>{t('products.count', { count })}</small>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href={addressOf(undefined)} rel="nofollow">
            <span>{t('finder.skip')}</span>
            <small>{t('products.count', { count: total })}</small>
          </SiteLink>
        </li>
      </ul>
      <p className={css.tools}>
        {before ? (
          <SiteLink href={finderAddress(without(given, [before.key]))} rel="nofollow">
            {t('finder.back')}
          </SiteLink>
        ) : null}
        {given.length > 0 ? (
          <SiteLink href={finderAddress(given, { hasResults: true })} rel="nofollow">
            {t('products.show', { count: total })}
          </SiteLink>
        ) : null}
      </p>
    </div>
  )
}

interface ResultsProps {
  step: FinderStep
  lng: string
  t: TFunction
}

/** Matching products with reasons; without any, the answers to withdraw. */
function Results({ step, lng, t }: ResultsProps) {
  const { given, questions, open, products, total, relaxations, page, pages, hasResults } = step
  const hasReasons = given.some(({ answer }) => (answer?.conditions.length ?? 0) > 0)
  return (
    <div className={css.step}>
      <div className={css.head}>
        <BlockTitle heading="h1" id="finder-title">
          {t('finder.found')}
        </BlockTitle>
        <p className={css.number}>{t('products.count', { count: total })}</p>
      </div>
      {total === 0 ? (
        <>
          <Notice drawing={<NoMatchDrawing />}>{t('finder.none')}</Notice>
          {relaxations.length > 0 ? (
            <div className={css.relax}>
              <h2>{t('finder.relax')}</h2>
              <ul className={css.answers}>
                {relaxations.map(({ without, count }) => {
                  const keys = without.map(({ question }) => question.key)
                  const labels = without.map(({ answer }) => answer?.label ?? '')
                  return (
                    <li key={keys.join()}>
                      <SiteLink
                        href={finderAddress(relaxed(given, keys), { hasResults })}
                        rel="nofollow"
                      >
                        <span>{t('finder.without', { answer: formatList(labels, lng) })}</span>
                        <small>{t('products.count', { count })}</small>
                      </SiteLink>
                    </li>
                  )
                })}
              </ul>
            </div>
          ) : null}
        </>
      ) : (
        <ProductCards
          products={products}
          t={t}
          headingLevel="h2"
          look="wide"
          valuesTitle={hasReasons ? t('finder.why') : undefined}
        />
      )}
      <Paging
        page={page}
        pages={pages}
        addressOf={(number) => finderAddress(given, { hasResults, page: number })}
        t={t}
      />
      <p className={css.tools}>
        {open ? (
          <SiteLink href={finderAddress(given)} rel="nofollow">
            {t('finder.step', { number: open.number, count: questions.length })}
          </SiteLink>
        ) : null}
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}
