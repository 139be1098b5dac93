'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Webhook } from '@/src/contract/staff/webhooks'
import { formatList } from '@/src/i18n/format'
import { languageNames } from '@/src/i18n/languages'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, write } from '../kit/api/records'
import { Title } from '../kit/list/cells'
import type { Column } from '../kit/list/columns'
import { EntryList } from '../kit/list/entry-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { rowsPerPage, TableTools } from '../kit/list/table-tools'
import css from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { resourceText } from '../kit/ui/record-names'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Deliveries } from './deliveries'
import { SecretDialog, WebhookForm } from './webhook-form'

/** Receivers of webhooks and what was sent to them (super_admin). */
export function Webhooks() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? <Lists /> : <p className={css.refused}>{t('webhook.onlySuperAdmin')}</p>
}

function Lists() {
  const t = useTexts()
  const state = useListState('url', [])
  const isLog = state.filter('kind') === 'log'
  const [open, setOpen] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section aria-labelledby="webhooks-title">
      <h1 id="webhooks-title" className={css.title}>
        {t('webhook.title')}
      </h1>
      <p className={css.lead}>{t('webhook.text')}</p>
      <TableTools
        state={state}
        end={
          <>
            <Button aria-pressed={!isLog} onClick={() => state.setFilter('kind', '')}>
              {t('webhook.receivers')}
            </Button>
            <Button aria-pressed={isLog} onClick={() => state.setFilter('kind', 'log')}>
              {t('webhook.log')}
            </Button>
            <Button look="primary" onClick={() => setOpen('new')}>
              {t('webhook.add')}
            </Button>
          </>
        }
      />
      {isLog ? <Deliveries /> : <Receivers state={state} onOpen={setOpen} />}
      {open ? (
        <WebhookForm
          webhook={open === 'new' ? undefined : open}
          onSecret={setSecret}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(null)} /> : null}
    </section>
  )
}

interface ReceiversProps {
  state: ListState
  onOpen: (webhook: Webhook) => void
}

function Receivers({ state, onOpen }: ReceiversProps) {
  const t = useTexts()
  const lng = useLanguage()
  const [doomed, setDoomed] = useState<Webhook | null>(null)
  const list = useApi<ListAnswer<Webhook>>(
    listPath('webhooks', {
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      search: state.search,
    }),
  )
  const columns: Column<Webhook>[] = [
    {
      id: 'url',
      label: t('webhook.url'),
      sort: 'url',
      cell: ({ url, description }) => <Title text={url} note={description ?? undefined} />,
    },
    {
      id: 'events',
      label: t('webhook.events'),
      cell: ({ events }) =>
        formatList(
          events.map((event) => t(`webhook.event.${event}`)),
          lng,
        ),
    },
    {
      id: 'collections',
      label: t('webhook.collections'),
      cell: ({ collections }) =>
        collections?.length
          ? formatList(
              collections.map((one) => resourceText(t, one)),
              lng,
            )
          : t('webhook.all'),
    },
    {
      id: 'languages',
      label: t('webhook.languages'),
      cell: ({ languages }) =>
        languages?.length
          ? formatList(
              languages.map((one) => languageNames[one]),
              lng,
            )
          : t('webhook.all'),
    },
    {
      id: 'state',
      label: t('webhook.state'),
      cell: ({ isActive, goneAt }) =>
        t(isActive ? 'webhook.on' : goneAt ? 'webhook.gone' : 'webhook.off'),
    },
  ]
  return (
    <>
      <EntryList
        query={list}
        loading={t('loading')}
        failed={t('webhook.loadFailed')}
        none={t('webhook.none')}
        caption={t('webhook.receivers')}
        columns={columns}
        state={state}
        nameOf={({ url }) => url}
        onEdit={onOpen}
        onDelete={setDoomed}
      />
      {doomed ? (
        <Confirm
          title={t('webhook.confirmDelete')}
          text={doomed.url}
          action={t('delete')}
          onConfirm={async () => {
            await write('webhooks', 'DELETE', `/${doomed.id}`)
            toast({ title: t('webhook.deleted') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </>
  )
}
