import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { BlockTitle } from '@/src/components/block-title'
import { ButtonLink } from '@/src/components/button-link'
import { NotFoundDrawing } from '@/src/components/drawings/not-found'
import { Section } from '@/src/components/section'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { StayAsShown } from './stay-as-shown.client'

interface Props {
  lng: Language
  /** What could not be found, where it is more than a page. */
  problem?: string
}

/**
 * The page for what is not there. `notFound()` alone would leave the server's HTML empty below a root
 * layout with a parameter. Thrown inside a Suspense boundary it still makes the answer a 404, while
 * the fallback around it is what visitors, and crawlers without scripts, get to read.
 */
export function Missing(props: Props) {
  const page = <MissingPage {...props} />
  return (
    <StayAsShown shown={page}>
      <Suspense fallback={page}>
        <NotFound />
      </Suspense>
    </StayAsShown>
  )
}

function MissingPage({ lng, problem }: Props) {
  const t = getT(lng)
  return (
    <Section>
      <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
        <NotFoundDrawing />
        <BlockTitle heading="h1">{t('notFound.title')}</BlockTitle>
        <p>{t('notFound.text')}</p>
        {problem ? <p>{problem}</p> : null}
        <p>
          <ButtonLink href="/" text={t('notFound.home')} newTabHint={t('link.newTab')} />
        </p>
      </div>
    </Section>
  )
}

const NotFound = (): never => notFound()
