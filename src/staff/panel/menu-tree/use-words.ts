'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { PanelTextKey } from '@/src/i18n/panel-texts'

/** The texts of the trees, in the language of the panel. */
export function useWords(): (
  key: PanelTextKey,
  values?: Record<string, string | number>,
) => string {
  const { t } = useTranslation()
  return useCallback((key, values) => t(`terminalia:${key}` as never, values), [t])
}
