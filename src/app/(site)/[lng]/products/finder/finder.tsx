import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { CompareTray } from '@/src/components/compare-tray.client'
import { EmptyListDrawing } from '@/src/components/drawings/empty-list'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { getFinderStep } from '@/src/data/finder/finder-step'
import type { Language } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './finder.module.css'
import { Given } from './given'
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
