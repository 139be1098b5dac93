'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { ReleaseState } from '@/src/contract/staff/releases'
import { formatMoment } from '@/src/staff/workflow/format'
import { useAddress } from '../kit/address'
import { editsDrafts, useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, write, type Written } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Field } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { useListState } from '../kit/list/list-state'
import { rowsPerPage, TableTools } from '../kit/list/table-tools'
import view from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { ReleaseSheet, stateText } from './release-sheet'

interface Row {
  id: string
  title: string
  state: ReleaseState
  publishAt?: string | null
  publishedAt?: string | null
}

/** Changes that are published together, for staff who edit any of what they may hold. */
export function Releases() {
  const t = useTexts()
  const { may } = useStaff()
  return editsDrafts(may) ? <Rows /> : <p className={view.refused}>{t('release.refused')}</p>
}

function Rows() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-updatedAt', [])
  const list = useApi<ListAnswer<Row>>(
    listPath('releases', {
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      search: state.search,
    }),
  )
  const { get, set } = useAddress()
  const open = get('open')
  const setOpen = (id: string) => set({ open: id }, id ? 'push' : 'replace')
  const [isMaking, setMaking] = useState(false)
  const [doomed, setDoomed] = useState<Row | null>(null)
  const columns: Column<Row>[] = [
    {
      id: 'title',
      label: t('release.name'),
      sort: 'title',
      isFixed: true,
      cell: ({ title }) => <Title text={title} />,
    },
    {
      id: 'state',
      label: t('release.state'),
      sort: 'state',
      cell: (row) => stateText(t, row.state),
    },
    {
      id: 'when',
      label: t('release.when'),
      cell: ({ publishAt, publishedAt }) => {
        const at = publishAt ?? publishedAt
        return at ? formatMoment(at, lng) : t('release.notSet')
      },
    },
  ]
  return (
    <section aria-labelledby="releases-title">
      <h1 id="releases-title" className={view.title}>
        {t('release.title')}
      </h1>
      <p className={view.lead}>{t('release.text')}</p>
      <TableTools
        state={state}
        end={
          <Button look="primary" onClick={() => setMaking(true)}>
            {t('release.new')}
          </Button>
        }
      />
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('release.loadFailed')}
        none={t('release.none')}
        caption={t('release.title')}
        columns={columns}
        state={state}
        nameOf={({ title }) => title}
        hasAddresses
        editLabel={t('release.open')}
        onEdit={({ id }) => setOpen(id)}
        onDelete={setDoomed}
      />
      {isMaking ? (
        <ReleaseForm
          onMade={(id) => {
            setMaking(false)
            setOpen(id)
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {open ? <ReleaseSheet id={open} onClose={() => setOpen('')} /> : null}
      {doomed ? (
        <Confirm
          title={t('release.confirmDelete')}
          text={doomed.title}
          action={t('delete')}
          onConfirm={async () => {
            await write('releases', 'DELETE', `/${doomed.id}`)
            toast({ title: t('release.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

interface Props {
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a release, which holds nothing yet. */
function ReleaseForm({ onMade, onClose }: Props) {
  const t = useTexts()
  const form = useEntryForm({
    initial: { title: '', note: '' },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ title }): FieldErrors =>
      title.trim() === '' ? { title: t('release.nameNeeded') } : {},
    save: async ({ title, note }) => {
      const { doc } = await write<Written<{ id: string }>>('releases', 'POST', '', { title, note })
      toast({ title: t('release.made') })
      onMade(doc.id)
    },
    onSaved: () => {},
  })
  const { values, set, fieldErrors } = form
  return (
    <EntryDialog title={t('release.new')} action={t('form.create')} form={form} onClose={onClose}>
      <Field label={t('release.name')} isRequired isWide problem={fieldErrors.title}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            value={values.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('release.note')} isWide problem={fieldErrors.note}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </EntryDialog>
  )
}
