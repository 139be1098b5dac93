import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { Language } from '@/src/i18n/languages'
import { noteMissing } from '@/src/lib/http/request-context'
import { MissingPage } from './missing-page'
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

function NotFound(): never {
  noteMissing()
  notFound()
}
