import { useState } from 'react'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { plainText } from '@/src/platform/text/plain-text'
import { useFormHost, useHost } from '../host'
import css from './translation-compare.module.css'

interface Props {
  field: TranslationFields['fields'][number]
  isPending: boolean
  onConfirm: () => void
}

/** Comparison of a translation's source with the present English text, its state, and a button that confirms it. */
export function TranslationCompare({ field, isPending, onConfirm }: Props) {
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
