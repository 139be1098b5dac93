'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { addCompared } from '@/src/components/comparison.client'
import { usePageLanguage } from '@/src/i18n/client'
import { linkIn } from '@/src/routing/route'

interface Props {
  /** Slugs that the visitor wants in the own comparison. */
  slugs: string[]
}

/** Takes products into what the visitor marked before, and leads to the comparison of all. */
export function JoinComparison({ slugs }: Props) {
  const lng = usePageLanguage()
  const router = useRouter()
  const joined = slugs.join(',')
  useEffect(() => {
    const all = addCompared(joined.split(','))
    router.replace(linkIn(lng, `/products/compare?ids=${all.join(',')}`), { scroll: false })
  }, [joined, lng, router])
  return null
}
