'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { missedKinds, type MissedKind, type MissedRow } from '@/src/contract/staff/missed-visits'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { listPath, whereAll, write, type ListAnswer } from '../kit/api/records'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/column'
import { EntryList } from '../kit/list/entry-list'
import css from '../kit/list/view.module.css'
import { useListState } from '../kit/list/list-state'
import { rowsPerPage } from '../kit/list/table-pages'
import { TableTools } from '../kit/list/table-tools'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { formatDay } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { RedirectForm } from './redirect-form'

/** Addresses and words by which visitors found nothing, for staff who can do something about it. */
export function Missed() {
  const t = useTexts()
  const { may } = useStaff()
  return may('content') ? <Rows /> : <p className={css.refused}>{t('missed.refused')}</p>
}

function Rows() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-visits', [])
  const kind: MissedKind = state.filter('kind') === 'search' ? 'search' : 'address'
  const list = useApi<ListAnswer<MissedRow>>(
    listPath('missed-visits', {
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      search: state.search,
      ...whereAll([{ '[kind][equals]': kind }]),
    }),
  )
  const [open, setOpen] = useState<MissedRow | null>(null)
  const [doomed, setDoomed] = useState<MissedRow | null>(null)
  const columns: Column<MissedRow>[] = [
    {
      id: 'text',
      label: t(kind === 'address' ? 'missed.path' : 'missed.words'),
      sort: 'text',
      cell: ({ text }) => <Title text={text} />,
    },
    {
      id: 'visits',
      label: t('missed.visits'),
      sort: 'visits',
      isNumeric: true,
      cell: ({ visits }) => visits,
    },
    {
      id: 'firstDay',
      label: t('missed.firstDay'),
      sort: 'firstDay',
      cell: ({ firstDay }) => formatDay(firstDay, lng),
    },
    {
      id: 'lastDay',
      label: t('missed.lastDay'),
      sort: 'lastDay',
      cell: ({ lastDay }) => formatDay(lastDay, lng),
    },
  ]
  const act = (row: MissedRow) => {
    if (row.kind === 'address') setOpen(row)
    else window.open(`/search?q=${encodeURIComponent(row.text)}`, '_blank', 'noopener')
  }

  return (
    <section aria-labelledby="missed-title">
      <h1 id="missed-title" className={css.title}>
        {t('missed.title')}
      </h1>
      <p className={css.lead}>{t('missed.text')}</p>
      <TableTools
        state={state}
        end={missedKinds.map((each) => (
          <Button
            key={each}
            aria-pressed={each === kind}
            onClick={() => state.setFilter('kind', each === 'address' ? '' : each)}
          >
            {t(`missed.${each}`)}
          </Button>
        ))}
      />
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('missed.loadFailed')}
        none={t(kind === 'address' ? 'missed.noAddress' : 'missed.noSearch')}
        caption={t(`missed.${kind}`)}
        columns={columns}
        state={state}
        nameOf={({ text }) => text}
        editLabel={t(kind === 'address' ? 'missed.redirect' : 'missed.try')}
        onEdit={act}
        onDelete={setDoomed}
      />
      {open ? <RedirectForm from={open.text} onClose={() => setOpen(null)} /> : null}
      {doomed ? (
        <Confirm
          title={t('missed.confirmDelete')}
          text={doomed.text}
          action={t('delete')}
          onConfirm={async () => {
            await write('missed-visits', 'DELETE', `/${doomed.id}`)
            toast({ title: t('missed.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}
