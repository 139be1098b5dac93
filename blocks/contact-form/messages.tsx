import { useT } from '@/src/i18n/client'
import css from './contact-form.module.css'
import { idOfField } from './field'
import type { FieldName, FieldErrors } from './form-fields'

/** What has to be looked at, all in one place. */
export function Summary({ order, fieldErrors }: { order: FieldName[]; fieldErrors: FieldErrors }) {
  const t = useT()
  const wrong = order.filter((name) => fieldErrors[name])
  if (wrong.length === 0) return null
  return (
    <div className={css.summary}>
      <p>{t('contact.form.problems', { count: wrong.length })}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${idOfField(name)}`}>
              {name === 'privacy' ? t('contact.form.policyShort') : t(`contact.form.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why nothing was sent: no connection, a server that failed, or too many messages. */
export type FailureKind = 'network' | 'server' | 'limit' | { kind: 'limit'; minutes: number }

export function Failure({ kind, onRetry }: { kind?: FailureKind; onRetry: () => void }) {
  const t = useT()
  const minutes = typeof kind === 'object' ? kind.minutes : 10
  return (
    <div role="alert">
      {kind === undefined ? null : (
        <div className={css.failure}>
          <p>
            {kind === 'network' || kind === 'server'
              ? t(`contact.form.failed.${kind}`)
              : t('contact.form.failed.limit', { count: minutes })}
          </p>
          <button type="button" className={css.retry} onClick={onRetry}>
            {t('contact.form.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
