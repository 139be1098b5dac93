'use client'

import { useId, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { SuggestionAnswer } from '@/src/contract/search'
import { type MissedKind, missedKinds, type MissedRow } from '@/src/contract/staff/missed-visits'
import { isSafeLink } from '@/src/domain/links/link'
import { formatDay } from '@/src/staff/workflow/format'
import { useStaff } from '../kit/api/auth'
import { invalidate, useApi } from '../kit/api/query'
import { type ListAnswer, listPath, whereAll, write } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Check, Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { useListState } from '../kit/list/list-state'
import { rowsPerPage, TableTools } from '../kit/list/table-tools'
import css from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useLanguage, useTexts } from '../kit/ui/texts'

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

interface Props {
  /** The address that visitors did not find. */
  from: string
  onClose: () => void
}

/** Leads an address that visitors did not find to a page of the site, found by its words, or to any other address. */
function RedirectForm({ from, onClose }: Props) {
  const t = useTexts()
  const listId = useId()
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
  const words =
    values.to.startsWith('/') || values.to === '' ? wordsOf(values.to || from) : values.to
  const found = useApi<SuggestionAnswer>(`/search/suggestions?q=${encodeURIComponent(words)}`)
  const suggestions = found.data?.suggestions ?? []
  const chosen = suggestions.find(({ href }) => href === values.to)

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
      <Field
        label={t('missed.target')}
        isRequired
        isWide
        hint={chosen?.title ?? t('missed.targetHint')}
        problem={fieldErrors.to ?? fieldErrors.from}
      >
        {(control) => (
          <>
            <input
              {...control}
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={2000}
              value={values.to}
              onChange={({ target }) => set({ to: target.value }, ['from'])}
            />
            <datalist id={listId}>
              {suggestions.map(({ href, title }) => (
                <option key={href} value={href}>
                  {title}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Check
        label={t('missed.permanent')}
        hint={t('missed.permanentHint')}
        checked={values.permanent}
        onChange={(permanent) => set({ permanent })}
      />
    </EntryDialog>
  )
}

/** `/solutions/atm-lobby` is looked for as `solutions atm lobby`. */
const wordsOf = (path: string): string =>
  path.split(/[/-]+/).filter(Boolean).join(' ').slice(0, 200)

const isTarget = (to: string): boolean => /^(?:\/|https:\/\/)/.test(to) && isSafeLink(to)
