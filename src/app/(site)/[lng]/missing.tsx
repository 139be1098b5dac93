import { notFound, redirect } from 'next/navigation'
import { Suspense } from 'react'
import { orElse } from '@/src/data/cache'
import { publicLinksOf } from '@/src/data/public-links'
import { getSettings, noSettings } from '@/src/data/settings'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'
import { isMissingHeeded, noteMissing } from '@/src/lib/http/request-context'
import { MissingPage, offeredLinks } from './missing-page'
import { StayAsShown } from './stay-as-shown.client'

interface Props {
  lng: Language
  /** What could not be found, where it is more than a page. */
  problem?: string
  /** The address without its query, where a query made this page one for a single request. */
  withoutQuery?: string
}

/**
 * The page for what is not there. `notFound()` alone would leave the server's HTML empty below a root
 * layout with a parameter. Thrown inside a Suspense boundary it still makes the answer a 404, while
 * the fallback around it is what visitors, and crawlers without scripts, get to read. A page for a single
 * request has sent 200 by then: unless our server mends that, the static page at the same address says 404.
 */
export async function Missing({ withoutQuery, ...props }: Props) {
  if (withoutQuery !== undefined && !isMissingHeeded()) redirect(addressIn(props.lng, withoutQuery))
  // Read before: what stands in for a part of the page must not wait itself.
  const [offered, { notFoundText }] = await Promise.all([
    publicLinksOf(offeredLinks),
    orElse(getSettings({ lng: props.lng }), noSettings),
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
  noteMissing()
  notFound()
}
