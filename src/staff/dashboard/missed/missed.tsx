'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { type MissedKind, missedKinds, type MissedRow } from '@/src/contract/visits'
import { isSafeLink } from '@/src/domain/links/link'
import { formatDay } from '@/src/staff/workflow/format'
import { useStaff } from '../kit/api/auth'
import { invalidate, useApi } from '../kit/api/query'
import { type ListAnswer, listPath, whereAll, write } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Check } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { rowsPerPage, TableTools } from '../kit/list/table-tools'
import css from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { SearchWordsForm, SearchWordsList, TargetField } from './search-words'

/** Addresses and words by which visitors found nothing, for staff who can do something about it. */
export function Missed() {
  const t = useTexts()
  const { may } = useStaff()
  return may('content') ? <Lists /> : <p className={css.refused}>{t('missed.refused')}</p>
}

/** The kinds of what was missed, and what the search was told since. */
const kinds = [...missedKinds, 'words'] as const

function Lists() {
  const t = useTexts()
  const state = useListState('-visits', [])
  const kind = kinds.find((each) => each === state.filter('kind')) ?? 'address'
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="missed-title">
      <h1 id="missed-title" className={css.title}>
        {t('missed.title')}
      </h1>
      <p className={css.lead}>{t(kind === 'words' ? 'searchWords.text' : 'missed.text')}</p>
      <TableTools
        state={state}
        end={
          <>
            {kinds.map((each) => (
              <Button
                key={each}
                aria-pressed={each === kind}
                onClick={() => state.setFilter('kind', each === 'address' ? '' : each)}
              >
                {t(each === 'words' ? 'searchWords.title' : `missed.${each}`)}
              </Button>
            ))}
            {kind === 'words' ? (
              <Button look="primary" onClick={() => setAdding(true)}>
                {t('searchWords.add')}
              </Button>
            ) : null}
          </>
        }
      />
      {kind === 'words' ? <SearchWordsList state={state} /> : <Rows kind={kind} state={state} />}
      {isAdding ? <SearchWordsForm row={{ words: '' }} onClose={() => setAdding(false)} /> : null}
    </section>
  )
}

function Rows({ kind, state }: { kind: MissedKind; state: ListState }) {
  const t = useTexts()
  const lng = useLanguage()
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
      cell: ({ text }) =>
        kind === 'address' ? (
          <Title text={text} />
        ) : (
          <a
            href={`/search?q=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
            title={t('missed.try')}
          >
            <Title text={text} />
          </a>
        ),
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
  return (
    <>
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('missed.loadFailed')}
        none={t(kind === 'address' ? 'missed.noAddress' : 'missed.noSearch')}
        caption={t(`missed.${kind}`)}
        columns={columns}
        state={state}
        nameOf={({ text }) => text}
        editLabel={t(kind === 'address' ? 'missed.redirect' : 'searchWords.add')}
        onEdit={setOpen}
        onDelete={setDoomed}
      />
      {open?.kind === 'address' ? (
        <RedirectForm from={open.text} onClose={() => setOpen(null)} />
      ) : null}
      {open?.kind === 'search' ? (
        <SearchWordsForm row={{ words: `${open.text}, ` }} onClose={() => setOpen(null)} />
      ) : null}
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
    </>
  )
}

interface Props {
  /** The address that visitors did not find. */
  from: string
  onClose: () => void
}

/** Leads an address that visitors did not find to a page of the site, found by its words, or to any other address. */
function RedirectForm({ from, onClose }: Props) {
  const t = useTexts()
  const form = useEntryForm({
    initial: { to: '', permanent: true },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ to }): FieldErrors => (isTarget(to.trim()) ? {} : { to: t('missed.targetNeeded') }),
    save: async ({ to, permanent }) => {
      await write('redirects', 'POST', '', { from, to: to.trim(), permanent })
    },
    onSaved: () => {
      invalidate('/admin/missed-visits')
      toast({ title: t('missed.made') })
      onClose()
    },
  })
  const { values, set, fieldErrors } = form

  return (
    <EntryDialog
      title={t('missed.redirect')}
      action={t('form.create')}
      form={form}
      onClose={onClose}
    >
      <p data-wide>
        <strong>{from}</strong>
      </p>
      <TargetField
        label={t('missed.target')}
        hint={t('missed.targetHint')}
        isRequired
        problem={fieldErrors.to ?? fieldErrors.from}
        sought={from}
        value={values.to}
        onChange={(to) => set({ to }, ['from'])}
      />
      <Check
        label={t('missed.permanent')}
        hint={t('missed.permanentHint')}
        checked={values.permanent}
        onChange={(permanent) => set({ permanent })}
      />
    </EntryDialog>
  )
}

const isTarget = (to: string): boolean => /^(?:\/|https:\/\/)/.test(to) && isSafeLink(to)
