'use client'

import { useEffect, useRef } from 'react'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { useFormHost, useHost } from '../host'
import { TranslationCompare, useConfirmTranslation } from './translation-compare'

interface Props {
  path: string
  /** False in a form that shows the English beside every text: what is missing is seen there. */
  isMissingShown?: boolean
}

/** State of a field's translation that is not whole, beside the English now and before, with "Still right". */
export function TranslationBadge({ path, isMissingShown = true }: Props) {
  const { useRead } = useHost()
  const { collection = '', id = '', lng = defaultLanguage } = useFormHost().useRecord() ?? {}
  const place = { collection, id, locale: lng }
  const query = new URLSearchParams(place)
  const isTranslation = lng !== defaultLanguage
  const { data } = useRead<TranslationFields>(
    isTranslation ? `/admin/translations/fields?${query.toString()}` : null,
  )
  const { isPending, confirm } = useConfirmTranslation(place)
  const element = useRef<HTMLDivElement>(null)
  const field = isTranslation ? data?.fields.find((one) => one.path === path) : undefined
  const isShown = field && field.state !== 'whole' && (isMissingShown || field.state !== 'missing')
  const anchor = `translation-${path}`

  useEffect(() => {
    if (isShown && location.hash === `#${anchor}`)
      element.current?.scrollIntoView({ block: 'center' })
  }, [isShown, anchor])

  if (!isShown) return null
  return (
    <div ref={element} id={anchor} data-note>
      <TranslationCompare
        field={field}
        isPending={isPending}
        onConfirm={() => void confirm(field.key)}
      />
    </div>
  )
}
