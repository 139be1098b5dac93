'use client'

import { useEffect, useRef, useState } from 'react'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { defaultLanguage } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import { useFormHost, useHost } from '../host'
import css from './translation-badge.module.css'

interface BadgeProps {
  path: string
  /** False in a form that shows the English beside every text: what is missing is seen there. */
  isMissingShown?: boolean
}

/** State of a field's translation that is not whole, beside the English now and before, with "Still right". */
export function TranslationBadge({ path, isMissingShown = true }: BadgeProps) {
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

interface Props {
  field: TranslationFields['fields'][number]
  isPending: boolean
  onConfirm: () => void
}

/** Comparison of a translation's source with the present English text, its state, and a button that confirms it. */
function TranslationCompare({ field, isPending, onConfirm }: Props) {
  const { say, Button } = useHost()
  const { state, english, englishBefore } = field
  const before = plainText(englishBefore)
  return (
    <div
      className={css.compare}
      role="group"
      aria-label={`${field.label}: ${say(`translation.${state}`)}`}
    >
      <strong className={css.state}>{say(`translation.${state}`)}</strong>
      <dl className={css.texts}>
        {before === '' ? null : (
          <div>
            <dt>{say('translation.before')}</dt>
            <dd lang="en">{before}</dd>
          </div>
        )}
        <div>
          <dt>{say('translation.english')}</dt>
          <dd lang="en">{plainText(english)}</dd>
        </div>
      </dl>
      {state === 'stale' || state === 'machine' ? (
        <Button isInactive={isPending} onClick={onConfirm}>
          {say('translation.confirm')}
        </Button>
      ) : null}
    </div>
  )
}

/** Confirms that a translation still says what the English says. */
export function useConfirmTranslation(place: { collection: string; id: string; locale: string }) {
  const { say, write } = useHost()
  const { notify } = useFormHost()
  const [isPending, setPending] = useState(false)
  const confirm = async (key: string) => {
    setPending(true)
    try {
      await write('POST', '/admin/translations/confirm', { ...place, keys: [key] })
    } catch (error) {
      notify(say('toast.updateFailed'), error)
    }
    setPending(false)
  }
  return { isPending, confirm }
}
