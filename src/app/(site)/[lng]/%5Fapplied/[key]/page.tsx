import type { Metadata } from 'next'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import { RenderBlocks } from '@/blocks/render'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { type ApplicationOutcome, applicationOutcomes } from '@/src/contract/visitor-forms'
import { getDraft } from '@/src/data/visitor-forms/form-drafts'
import { type Language, languageOr } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { type Asked, toSearchParams } from '@/src/platform/http/search-params'

interface Props {
  params: Promise<{ lng: string; key: string }>
  searchParams: Promise<Asked>
}

/**
 * `/careers/{key}?applied=…` and `?draft=…`: what became of an application, or its form as it was sent. `src/proxy.ts`
 * leads here, so that the position itself stays static, and the name cannot be reached from outside.
 */
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, outcome } = await load(props)
  return { title: titleOf(lng, outcome), robots: { index: false } }
}

export default async function AppliedPage(props: Props) {
  const { lng, key, outcome, search, query } = await load(props)
  setPageLanguage(lng)
  await inOfferedLanguage(lng, `/careers/${key}`, search.toString())
  const t = getT(lng)
  const { draft } = query
  if (draft && outcome !== 'gone') {
    return (
      <RenderBlocks layout={[{ blockType: 'jobDetail', job: key }]} lng={lng} query={{ draft }} />
    )
  }
  return (
    <Section labelledBy="applied-title">
      <BlockTitle heading="h1" id="applied-title">
        {titleOf(lng, outcome)}
      </BlockTitle>
      <p role={outcome === 'sent' ? 'status' : 'alert'}>
        {outcome === 'sent' ? t('apply.sentText') : t(`apply.failed.${outcome}`)}
      </p>
      <p>
        {outcome === 'gone' ? (
          <SiteLink href="/careers">{t('jobs.all')}</SiteLink>
        ) : (
          <SiteLink href={`/careers/${key}${outcome === 'sent' ? '' : '#apply'}`}>
            {t('apply.back')}
          </SiteLink>
        )}
      </p>
    </Section>
  )
}

const titleOf = (lng: Language, outcome: ApplicationOutcome): string =>
  getT(lng)(outcome === 'sent' ? 'apply.sentTitle' : 'apply.failedTitle')

/**
 * Loads the outcome of a form. An unknown one counts as a fault of ours: an address that was changed must not thank
 * anybody.
 */
async function load({ params, searchParams }: Props) {
  const { lng, key } = await params
  const search = toSearchParams(await searchParams)
  const draft = search.get('draft') ?? undefined
  const isGone = getDraft(draft)?.refusal?.status === 404
  const named = isGone ? 'gone' : search.get('applied')
  const outcome = applicationOutcomes.find((known) => known === named) ?? 'server'
  return { lng: languageOr(lng), key, outcome, search, query: { draft } }
}
