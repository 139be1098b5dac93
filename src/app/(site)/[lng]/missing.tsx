import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { withFallback } from '@/src/data/cache/cached'
import { filterPublicLinks } from '@/src/data/pages/public-links'
import { getSettings, noSettings } from '@/src/data/settings'
import type { Language } from '@/src/i18n/languages'
import { recordMissing } from '@/src/platform/http/missing'
import { MissingPage, offeredLinks } from './missing-page'
import { StayAsShown } from './stay-as-shown.client'

interface Props {
  lng: Language
  /** Text about the missing record, where it is more than a page. */
  problem?: string
}

/**
 * The page for what is not there. `notFound()` alone would leave the server's HTML empty below a root
 * layout with a parameter. Thrown inside a Suspense boundary it still makes the answer a 404, while
 * the fallback around it is what visitors, and crawlers without scripts, get to read. A page for a single
 * request has sent its status by then, so that is set before.
 */
export async function Missing(props: Props) {
  recordMissing()
  // Read before: what stands in for a part of the page must not wait itself.
  const [offered, { notFoundText }] = await Promise.all([
    filterPublicLinks(offeredLinks),
    withFallback(getSettings({ lng: props.lng }), noSettings),
  ])
  const page = <MissingPage {...props} text={notFoundText} offered={offered} />
  return (
    <StayAsShown shown={page}>
      <Suspense fallback={page}>
        <NotFound />
      </Suspense>
    </StayAsShown>
  )
}

function NotFound(): never {
  notFound()
}
