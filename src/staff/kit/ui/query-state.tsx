import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe } from '../api/call'
import { Button } from './button'
import css from './query-state.module.css'
import { useTexts } from './texts'

interface Props {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'data' | 'refetch'>
  loading: string
  failed: string
  children: ReactNode
}

/** What stands in place of data that are not there: they are on their way, or could not be had. */
export function QueryState({ query, loading, failed, children }: Props) {
  const t = useTexts()
  if (query.isPending) {
    return (
      <div className={css.state} role="status">
        <p>{loading}</p>
        <div aria-hidden="true" className={css.slot} />
      </div>
    )
  }
  if (!query.isError) return children
  return (
    <>
      <div className={css.state} role="alert">
        <p className={css.failed}>{failed}</p>
        <p className={css.why}>{describe(query.error)}</p>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
      {query.data === undefined ? null : children}
    </>
  )
}
