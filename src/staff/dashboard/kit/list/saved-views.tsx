'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type ListView,
  type ListViews,
  toViewQuery,
  type ViewedList,
  viewNameLength,
  viewParams,
} from '@/src/contract/staff/list-views'
import { useAddress } from '../address'
import { useStaff } from '../api/auth'
import { api, type Call } from '../api/call'
import { readAgain, useApi } from '../api/query'
import { Check, Field } from '../form/field'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { failureText, toastFailure } from '../ui/failure'
import { Modal } from '../ui/modal'
import { Link } from '../ui/navigation'
import { useTexts } from '../ui/texts'
import css from './table-tools.module.css'

/** Saved views of a list as links above it: the reader's own, and those that others share. */
export function SavedViews({ list }: { list: ViewedList }) {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  const { get, hrefWith } = useAddress()
  const views = useApi<ListViews>(pathOf(list)).data?.views ?? []
  const [shown, setShown] = useState<'save' | 'edit' | 'remove' | null>(null)
  const params = viewParams(list)
  const set = params.filter((name) => get(name) !== '')
  const query = toViewQuery(list, String(new URLSearchParams(set.map((name) => [name, get(name)]))))
  const current = views.find((view) => view.query === query)
  const hrefOf = (wanted: string) =>
    hrefWith({
      ...Object.fromEntries(['page', ...params].map((name) => [name, ''])),
      ...Object.fromEntries(new URLSearchParams(wanted)),
    })
  const close = () => setShown(null)
  const remove = useRemoval(list)
  if (views.length === 0 && query === undefined) return null

  return (
    <nav className={css.views} aria-label={t('listView.label')}>
      {views.length > 0 ? (
        <Link className={css.view} href={hrefOf('')} aria-current={set.length === 0 || undefined}>
          {t('listView.all')}
        </Link>
      ) : null}
      {views.map((view) => (
        <Link
          key={view.id}
          className={css.view}
          href={hrefOf(view.query)}
          aria-current={view === current || undefined}
          data-tooltip={view.isOwn ? undefined : t('listView.sharedBy', { name: view.maker })}
        >
          {view.name}
        </Link>
      ))}
      {query !== undefined && !current ? (
        <Button look="ghost" onClick={() => setShown('save')}>
          {t('listView.save')}
        </Button>
      ) : null}
      {current?.isOwn ? (
        <Button look="ghost" onClick={() => setShown('edit')}>
          {t('listView.edit')}
        </Button>
      ) : null}
      {current && !current.isOwn && isSuperAdmin ? (
        <Button look="ghost" onClick={() => setShown('remove')}>
          {t('listView.remove')}
        </Button>
      ) : null}
      {shown === 'save' && query !== undefined ? (
        <ViewDialog list={list} query={query} views={views} onClose={close} />
      ) : null}
      {shown === 'edit' && current ? (
        <ViewDialog
          list={list}
          view={current}
          views={views}
          onRemove={() => void remove(current).then(close, (error: unknown) => failed(t, error))}
          onClose={close}
        />
      ) : null}
      {shown === 'remove' && current ? (
        <Confirm
          title={t('listView.remove')}
          text={t('listView.removeShared', { view: current.name, name: current.maker })}
          action={t('listView.remove')}
          onConfirm={() => remove(current)}
          onClose={close}
        />
      ) : null}
    </nav>
  )
}

const pathOf = (list: ViewedList): string => `/admin/list-views/${list}`

/** Writes a view; what is shown of the list's views is read again afterwards. */
async function writeView(list: ViewedList, method: Call['method'], id: string, body?: object) {
  await api(`${pathOf(list)}${id && `/${id}`}`, { method, body })
  await readAgain(pathOf(list))
}

const failed = (t: ReturnType<typeof useTexts>, error: unknown): void =>
  toastFailure(t, t('toast.updateFailed'), error)

/** Removes a view; the message about one's own offers to take it back. */
function useRemoval(list: ViewedList) {
  const t = useTexts()
  return async ({ id, isOwn, name, query, isShared }: ListView) => {
    await writeView(list, 'DELETE', id)
    const undo = () =>
      void writeView(list, 'POST', '', { name, query, isShared }).catch((error: unknown) =>
        failed(t, error),
      )
    toast({
      title: t('listView.removed'),
      action: isOwn ? { label: t('undo'), altText: t('undo'), onSelect: undo } : undefined,
    })
  }
}

interface DialogProps {
  list: ViewedList
  /** The view that is edited; without it a new one is saved. */
  view?: ListView
  /** Query that a new one keeps. */
  query?: string
  views: ListView[]
  onRemove?: () => void
  onClose: () => void
}

/** Names and shares a view. A new one by the name of another of one's own takes its place. */
function ViewDialog({ list, view, query, views, onRemove, onClose }: DialogProps) {
  const t = useTexts()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const given = name.trim()
  const replaced = view ? undefined : views.find((one) => one.isOwn && one.name === given)
  const save = useMutation({
    mutationFn: () => {
      // What is replaced stays shared.
      const input = { name: given, query, isShared: isShared || replaced?.isShared === true }
      const id = (view ?? replaced)?.id
      return writeView(list, id ? 'PATCH' : 'POST', id ?? '', input)
    },
    onSuccess: () => {
      toast({ title: t('listView.saved') })
      onClose()
    },
  })
  const canSave = given !== '' && !save.isPending
  return (
    <Modal
      title={t(view ? 'listView.edit' : 'listView.save')}
      onClose={onClose}
      onSubmit={() => void (canSave && save.mutate())}
      actions={
        <>
          {onRemove ? (
            <Button look="danger" onClick={onRemove}>
              {t('listView.remove')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" isInactive={!canSave} aria-busy={save.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('listView.name')}
        isRequired
        hint={replaced ? t('listView.replaces') : undefined}
        problem={save.isError ? failureText(t, save.error) : undefined}
      >
        {(control) => (
          <input
            {...control}
            maxLength={viewNameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Check label={t('listView.share')} checked={isShared} onChange={setShared} />
    </Modal>
  )
}
