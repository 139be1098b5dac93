import { Button } from '../ui/button'
import type { ListState } from './list-state'
import css from './table-tools.module.css'
import { useTexts } from '../ui/texts'

export const rowsPerPage = 25

interface Props {
  state: ListState
  total: number
  perPage?: number
}

/** Number of rows, with links to the pages of the table. */
export function TablePages({ state, total, perPage = rowsPerPage }: Props) {
  const t = useTexts()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const first = Math.min((state.page - 1) * perPage + 1, total)
  const last = Math.min(state.page * perPage, total)
  return (
    <nav className={css.pages} aria-label={t('table.pages')}>
      <span className={css.count} role="status">
        {total > 0 ? t('table.range', { first, last, total }) : null}
      </span>
      {pages > 1 ? (
        <>
          <Button isInactive={state.page <= 1} onClick={() => state.setPage(state.page - 1)}>
            {t('table.previous')}
          </Button>
          <Button isInactive={state.page >= pages} onClick={() => state.setPage(state.page + 1)}>
            {t('table.next')}
          </Button>
        </>
      ) : null}
    </nav>
  )
}
