'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { deliveryStates, type Webhook, type WebhookDelivery } from '@/src/contract/staff/webhooks'
import type { Language } from '@/src/i18n/languages'
import { formatDateTime, formatNumber } from '@/src/staff/workflow/format'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, readCollectionAgain, whereAll, write } from '../kit/api/records'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { useListState } from '../kit/list/list-state'
import { Filter, rowsPerPage } from '../kit/list/table-tools'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { Modal } from '../kit/ui/modal'
import { resourceText } from '../kit/ui/record-names'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import css from './webhooks.module.css'

/** Messages that wait, and those of the last 30 days, with what receivers answered. */
export function Deliveries() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('-createdAt', ['state', 'receiver'])
  const [open, setOpen] = useState<WebhookDelivery | null>(null)
  const receivers =
    useApi<ListAnswer<Webhook>>(listPath('webhooks', { depth: 0, limit: 1000, sort: 'url' })).data
      ?.docs ?? []
  const receiver = state.filter('receiver')
  const list = useApi<ListAnswer<WebhookDelivery>>(
    listPath('webhook-deliveries', {
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: sortable.has(state.sort) ? state.sort : '-createdAt',
      search: state.search,
      ...whereAll([
        ...(state.filter('state') ? [{ '[state][equals]': state.filter('state') }] : []),
        ...(receiver ? [{ '[webhook][equals]': receiver }] : []),
      ]),
    }),
  )
  const concerned = receivers.filter(({ id }) => receiver === '' || id === receiver)
  const replay = useReplay(concerned.map(({ id }) => `webhooks/${id}`))
  const columns: Column<WebhookDelivery>[] = [
    {
      id: 'createdAt',
      label: t('webhook.time'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDateTime(new Date(createdAt), lng),
    },
    {
      id: 'type',
      label: t('webhook.message'),
      cell: ({ type, resourceType, webhook }) => (
        <Title
          text={resourceType ? `${type} · ${resourceText(t, resourceType)}` : type}
          note={receivers.find(({ id }) => id === webhook)?.url}
        />
      ),
    },
    { id: 'state', label: t('webhook.state'), cell: (row) => stateText(t, lng, row) },
    {
      id: 'attempts',
      label: t('webhook.attempts'),
      isNumeric: true,
      cell: ({ attempts }) => formatNumber(attempts, lng),
    },
  ]
  return (
    <>
      <div className={css.filters}>
        <Filter
          label={t('webhook.anyState')}
          name="state"
          state={state}
          options={deliveryStates.map((value) => ({ value, label: t(`webhook.${value}`) }))}
        />
        <Filter
          label={t('webhook.anyReceiver')}
          name="receiver"
          state={state}
          options={receivers.map(({ id, url }) => ({ value: id, label: url }))}
        />
        <Button isInactive={replay.isPending} onClick={() => replay.mutate()}>
          {t('webhook.replayFailed')}
        </Button>
      </div>
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('webhook.loadFailed')}
        none={t('webhook.noLog')}
        caption={t('webhook.log')}
        columns={columns}
        state={state}
        nameOf={({ message }) => message}
        editLabel={t('webhook.details')}
        onEdit={setOpen}
        canDelete={() => false}
        onDelete={() => undefined}
      />
      {open ? <DeliveryDialog delivery={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

const sortable = new Set(['createdAt', '-createdAt'])

interface DialogProps {
  delivery: WebhookDelivery
  onClose: () => void
}

/** A message as it was sent, and what came back. */
function DeliveryDialog({ delivery, onClose }: DialogProps) {
  const t = useTexts()
  const lng = useLanguage()
  const replay = useReplay([`webhook-deliveries/${delivery.id}`], onClose)
  const { body, answer, durationMs, lastStatus, message } = delivery
  return (
    <Modal
      title={message}
      kind={t('webhook.message')}
      description={stateText(t, lng, delivery)}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button look="primary" isInactive={replay.isPending} onClick={() => replay.mutate()}>
            {t('webhook.replay')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <h3 className={css.head}>{t('webhook.body')}</h3>
      <pre className={css.text} tabIndex={0}>
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
      {lastStatus ? (
        <>
          <h3 className={css.head}>{t('webhook.answer')}</h3>
          <p>
            {t('webhook.answerLine', {
              status: lastStatus,
              ms: formatNumber(durationMs ?? 0, lng),
            })}
          </p>
          {answer ? (
            <pre className={css.text} tabIndex={0}>
              {answer}
            </pre>
          ) : null}
        </>
      ) : null}
    </Modal>
  )
}

/**
 * Sends messages again: one, or all of receivers that failed.
 * @param paths of the records that are asked for it
 */
function useReplay(paths: string[], onDone?: () => void) {
  const t = useTexts()
  return useMutation({
    mutationFn: async () => {
      for (const path of paths) {
        const [collection, id] = path.split('/')
        await write(
          collection === 'webhooks' ? collection : 'webhook-deliveries',
          'POST',
          `/${id}/replay`,
        )
      }
    },
    onSuccess: () => {
      void readCollectionAgain('webhook-deliveries')
      toast({ title: t('webhook.replayed') })
      onDone?.()
    },
    onError: (error) => toastFailure(t, t('toast.error'), error),
  })
}

function stateText(t: Texts, lng: Language, { state, dueAt, ...row }: WebhookDelivery): string {
  const last =
    row.problem === 'secret' || row.problem === 'address'
      ? t(`webhook.problem.${row.problem}`)
      : row.problem
        ? t('webhook.problem.connection', { code: row.problem })
        : row.lastStatus
          ? String(row.lastStatus)
          : ''
  const own =
    state === 'waiting' && row.attempts > 0
      ? t('webhook.waitingUntil', { when: formatDateTime(new Date(dueAt), lng) })
      : t(`webhook.${state}`)
  return last ? `${own} · ${last}` : own
}
