import type { TranslationFields } from '@/src/contract/staff/translations'
import { plainText } from '@/src/platform/text/plain-text'
import { Button } from './button'
import { useTexts } from './texts'
import css from './translation-compare.module.css'

interface Props {
  field: TranslationFields['fields'][number]
  isPending: boolean
  onConfirm: () => void
}

/** Comparison of a translation's source with the present English text, its state, and a button that confirms it. */
export function TranslationCompare({ field, isPending, onConfirm }: Props) {
  const t = useTexts()
  const { state, english, englishBefore } = field
  const before = plainText(englishBefore)
  return (
    <div
      className={css.compare}
      role="group"
      aria-label={`${field.label}: ${t(`translation.${state}`)}`}
    >
      <strong className={css.state}>{t(`translation.${state}`)}</strong>
      <dl className={css.texts}>
        {before === '' ? null : (
          <div>
            <dt>{t('translation.before')}</dt>
            <dd lang="en">{before}</dd>
          </div>
        )}
        <div>
          <dt>{t('translation.english')}</dt>
          <dd lang="en">{plainText(english)}</dd>
        </div>
      </dl>
      {state === 'stale' || state === 'machine' ? (
        <Button isInactive={isPending} onClick={onConfirm}>
          {t('translation.confirm')}
        </Button>
      ) : null}
    </div>
  )
}
