import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from './failure'
import { Button } from './button'
import css from './query-state.module.css'
import { useTexts } from './texts'

interface Props {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'data' | 'refetch'>
  loading: string
  failed: string
  /** Kind of the data that is loading: rows of a list, or anything else. */
  shape?: 'rows' | 'other'
  children: ReactNode
}

/** Message in place of data that are loading, or could not be loaded. */
export function QueryState({ query, loading, failed, shape = 'other', children }: Props) {
  const t = useTexts()
  if (query.isPending) {
    return (
      <div className={css.state} role="status">
        <p>{loading}</p>
        {shape === 'rows' ? (
          <div aria-hidden="true" className={css.rows}>
            {Array.from({ length: 6 }, (_, row) => (
              <span key={row} />
            ))}
          </div>
        ) : (
          <div aria-hidden="true" className={css.slot} />
        )}
      </div>
    )
  }
  if (!query.isError) return children
  return (
    <>
      <div className={css.state} role="alert">
        <p className={css.failed}>{failed}</p>
        <p className={css.why}>{failureText(t, query.error)}</p>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
      {query.data === undefined ? null : children}
    </>
  )
}
