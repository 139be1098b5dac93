import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { ButtonLink } from '@/src/components/buttons'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing, NoMatchDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { ProductCards } from '@/src/components/product-cards'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { type FinderStep, getFinderStep } from '@/src/data/finder'
import { finderAddress, relaxed, without } from '@/src/domain/finder/steps'
import { formatList, joinParts } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './finder.module.css'
import { FinderAnswers, Question } from './question'

/** Takes the focus where the answer that had it is gone. */
const placeId = 'finder'

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
        <div className={css.step} id={placeId} tabIndex={-1}>
          <Path step={step} t={t} />
          {step.asked ? (
            <Question step={step} asked={step.asked} lng={lng} t={t} />
          ) : (
            <Results step={step} lng={lng} t={t} />
          )}
          <ListChanges
            place={placeId}
            address={finderAddress(step.given, step)}
            text={joinParts(
              [
                step.asked?.question.question ?? t('finder.found'),
                t('products.count', { count: step.total }),
              ],
              lng,
            )}
          />
        </div>
      )}
      <CompareTray open={t('compare.open')} clear={t('compare.clear')} />
    </Section>
  )
}

/** List of the questions: those that are answered lead back to their answers, the others are still to come. */
function Path({ step: { given, path, asked }, t }: { step: FinderStep; t: Translate }) {
  if (given.length === 0) return null
  return (
    <section className={css.path} aria-labelledby="finder-given">
      <h2 id="finder-given" className="visually-hidden">
        {t('finder.answers')}
      </h2>
      <ol>
        {path.map((question) => {
          const lang = detectLang(question.question)
          const found = given.find((each) => each.question.key === question.key)
          if (!found)
            return (
              <li
                key={question.key}
                className={css.open}
                lang={lang}
                aria-current={asked?.question.key === question.key ? 'step' : undefined}
              >
                {question.question}
              </li>
            )
          return (
            <li key={question.key}>
              <SiteLink href={finderAddress(without(given, [question.key]))} rel="nofollow">
                <span className={css.asked} lang={lang}>
                  <span className="visually-hidden">
                    {t('finder.change', { question: question.question })}
                  </span>
                  <span aria-hidden="true">{question.question}</span>
                </span>
                <span className={css.said} lang={detectLang(found.answer?.label ?? '')}>
                  {found.answer?.label ?? t('finder.skip')}
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ol>
      <p>
        <SiteLink href="/products/finder">{t('finder.restart')}</SiteLink>
      </p>
    </section>
  )
}

interface ResultsProps {
  step: FinderStep
  lng: Language
  t: Translate
}

/** Not more products than stand side by side on a screen. */
const maxCompared = 3

/** Matching products with reasons; without any, the answers to withdraw. */
function Results({ step, lng, t }: ResultsProps) {
  const { given, open, products, total, page, pages, hasResults } = step
  const hasReasons = given.some(({ answer }) => (answer?.conditions.length ?? 0) > 0)
  const best = page === 1 ? products.slice(0, maxCompared).map(({ slug }) => slug) : []
  return (
    <div className={css.step}>
      <div className={css.head}>
        <BlockTitle heading="h1" id="finder-title">
          {t('finder.found')}
        </BlockTitle>
        <p className={css.number}>{t('products.count', { count: total })}</p>
        {best.length > 1 ? (
          <p>
            <ButtonLink
              look="secondary"
              href={`/products/compare?ids=${best.join(',')}`}
              text={t('finder.compare', { number: best.length })}
              newTabHint={t('link.newTab')}
            />
          </p>
        ) : null}
      </div>
      {total === 0 ? (
        <NoMatch step={step} lng={lng} t={t} />
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
            {t('finder.step', { number: open.number, count: open.count })}
          </SiteLink>
        ) : null}
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}

/** Notice that nothing matches, with the answers to withdraw: what excludes the most comes first. */
function NoMatch({ step: { given, relaxations, hasResults }, lng, t }: ResultsProps) {
  const [first, second] = relaxations
  return (
    <>
      <Notice drawing={<NoMatchDrawing />}>{t('finder.none')}</Notice>
      {first ? (
        <div className={css.relax}>
          <h2 id="finder-relax">{t('finder.relax')}</h2>
          <FinderAnswers
            labelledBy="finder-relax"
            options={relaxations.map(({ without: back, count }) => {
              const keys = back.map(({ question }) => question.key)
              const labels = back.map(({ answer }) => answer?.label ?? '')
              const isStrictest = back === first.without && second && second.count < count
              return {
                answer: {
                  key: keys.join(),
                  label: t('finder.without', { answer: formatList(labels, lng) }),
                },
                count,
                note: isStrictest ? t('finder.strictest') : undefined,
                href: finderAddress(relaxed(given, keys), { hasResults }),
              }
            })}
            lng={lng}
          />
        </div>
      ) : null}
    </>
  )
}
