import type { ReactNode } from 'react'
import { describe } from '../api/call'
import { Button } from './button'
import type { Query } from '../api/query'
import css from './query-state.module.css'
import { useTexts } from './texts'

interface Props {
  query: Pick<Query<unknown>, 'isLoading' | 'error' | 'data' | 'refetch'>
  loading: string
  failed: string
  children: ReactNode
}

/** What stands in place of data that are not there: they are on their way, or could not be had. */
export function QueryState({ query, loading, failed, children }: Props) {
  const t = useTexts()
  if (query.isLoading) {
    return (
      <div className={css.state} role="status">
        <p>{loading}</p>
        <div aria-hidden="true" className={css.slot} />
      </div>
    )
  }
  if (query.error === undefined) return children
  return (
    <>
      <div className={css.state} role="alert">
        <p className={css.failed}>{failed}</p>
        <p className={css.why}>{describe(query.error)}</p>
        <Button onClick={query.refetch}>{t('retry')}</Button>
      </div>
      {query.data === undefined ? null : children}
    </>
  )
}
