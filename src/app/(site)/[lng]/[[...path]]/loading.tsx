'use client'

import { usePathname } from 'next/navigation'
import { useTranslation } from 'react-i18next'
import { Section } from '@/src/components/section'
import { Skeleton } from '@/src/components/skeleton'
import { publicPath } from '@/src/i18n/route'

/** While a page is on its way: what the specification names for its list, else empty cards. */
export default function PageLoading() {
  const { t } = useTranslation()
  const path = publicPath(usePathname())
  return (
    <Section>
      {path === '/careers' ? (
        <p role="status">{t('jobs.loading')}</p>
      ) : (
        <Skeleton count={path === '/news' ? 6 : 8} label={t('loading')} />
      )}
    </Section>
  )
}
