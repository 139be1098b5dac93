'use client'

import { useEffect, useRef } from 'react'
import { useT } from '@/src/i18n/client'
import type { FieldInfo, FieldProblems, FormFailure } from './problems'
import css from './messages.module.css'

interface Props {
  fields: FieldInfo[]
  problems: FieldProblems
  failure?: FormFailure
  /** Text about too many attempts, where it concerns something else than messages. */
  often?: string
  /** Left out where scripts do not run yet. */
  onRetry?: () => void
}

/** Above a form: what has to be looked at, or why nothing was sent. */
export function Messages({ fields, problems, failure, often, onRetry }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  // The first field with a problem takes the focus itself.
  useEffect(() => {
    if (failure) place.current?.focus()
  }, [failure])
  const wrong = fields.filter(({ name }) => problems[name])
  return (
    <div ref={place} role="alert" tabIndex={-1} className={css.messages}>
      {wrong.length > 0 ? (
        <div className={css.message}>
          <p>{t('visitorForm.problems', { count: wrong.length })}</p>
          <ul>
            {wrong.map(({ name, id, label }) => (
              <li key={name}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {failure ? (
        <div className={css.message}>
          <p>{textOf(failure)}</p>
          {onRetry === undefined || failure.kind === 'forgotten' ? null : (
            <button type="button" className={css.retry} onClick={onRetry}>
              {t('visitorForm.retry')}
            </button>
          )}
        </div>
      ) : null}
    </div>
  )

  function textOf({ kind, minutes = 10 }: FormFailure): string {
    if (kind !== 'limit') return t(`visitorForm.failed.${kind}`)
    return often ?? t('visitorForm.failed.limit', { count: minutes })
  }
}

/** The problem of a field, below it. */
export function ProblemText({ field, problems }: { field: FieldInfo; problems: FieldProblems }) {
  const t = useT()
  const problem = problems[field.name]
  if (!problem) return null
  return (
    <p id={problemId(field)} className={css.problem}>
      {field.texts?.[problem] ??
        t(`visitorForm.problem.${problem === 'large' || problem === 'many' ? 'file' : problem}`)}
    </p>
  )
}

export const problemId = ({ id }: Pick<FieldInfo, 'id'>): string => `${id}-problem`
