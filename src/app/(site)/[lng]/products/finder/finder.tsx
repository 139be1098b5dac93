import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing } from '@/src/components/drawings/empty-list'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { type FinderStep, getFinderStep } from '@/src/data/finder/finder-step'
import { finderAddress, without } from '@/src/domain/finder/finder-query'
import type { Language } from '@/src/i18n/languages'
import { detectLang, setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './finder.module.css'
import { Question } from './question'
import { Results } from './results'

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
