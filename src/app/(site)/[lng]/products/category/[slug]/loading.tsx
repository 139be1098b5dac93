'use client'

import { useTranslation } from 'react-i18next'
import { Section } from '@/src/components/section'
import { Skeleton } from '@/src/components/skeleton'

/** While the products of a category are on their way. */
export default function CategoryLoading() {
  const { t } = useTranslation()
  return (
    <Section>
      <Skeleton count={8} label={t('loading')} />
    </Section>
  )
}
