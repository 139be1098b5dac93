'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { MenuWords } from './texts'

/** The texts of the trees, in the language of the panel. */
export function useWords(): (
  key: keyof MenuWords,
  values?: Record<string, string | number>,
) => string {
  const { t } = useTranslation()
  return useCallback((key, values) => t(`terminalia:${key}` as never, values), [t])
}
