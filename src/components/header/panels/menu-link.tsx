import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { sitePath } from '../../../lib/link'
import { SiteLink } from '../../site-link'

/** A link whose page is fetched as soon as somebody points at it. */
export function MenuLink({ href, ...rest }: ComponentProps<typeof SiteLink>) {
  const router = useRouter()
  const fetchAhead = () => router.prefetch(sitePath(href))
  return <SiteLink href={href} onPointerEnter={fetchAhead} onFocus={fetchAhead} {...rest} />
}
