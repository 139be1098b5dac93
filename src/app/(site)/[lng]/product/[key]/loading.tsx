'use client'

import { useTranslation } from 'react-i18next'
import { Section } from '@/src/components/section'
import { Skeleton } from '@/src/components/skeleton'

/** While a product is on its way: the place of its picture and of its words. */
export default function ProductLoading() {
  const { t } = useTranslation()
  return (
    <Section>
      <Skeleton count={2} label={t('loading')} />
    </Section>
  )
}
