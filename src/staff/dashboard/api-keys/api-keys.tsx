'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type ApiKey,
  type ApiKeyList,
  groupRights,
  type NewApiKey,
} from '@/src/contract/staff/api-keys'
import { formatList } from '@/src/i18n/format'
import { formatDateTime, formatNumber } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { invalidate, useApi } from '../kit/api/query'
import { EmptyList } from '../kit/list/table-tools'
import view from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { ShownOnce } from '../kit/ui/shown-once'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './api-keys.module.css'
import { NewKey } from './new-key'

const path = '/admin/account/api-keys'

/** API keys for programs: the own ones, for super_admin those of all accounts. */
export function ApiKeys() {
  const t = useTexts()
  const query = useApi<ApiKeyList>(path)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [doomed, setDoomed] = useState<ApiKey | null>(null)
  const { keys = [], rights = [] } = query.data ?? {}

  return (
    <section aria-labelledby="keys-title">
      <div className={css.head}>
        <h1 id="keys-title" className={view.title}>
          {t('key.title')}
        </h1>
        {rights.length > 0 ? (
          <Button look="primary" onClick={() => setMaking(true)}>
            {t('key.new')}
          </Button>
        ) : null}
      </div>
      <p className={view.lead}>{t('key.lead')}</p>
      <QueryState query={query} loading={t('loading')} failed={t('key.loadFailed')}>
        {rights.length === 0 ? <p>{t('key.noRights')}</p> : null}
        {rights.length > 0 && keys.length === 0 ? (
          <EmptyList isNarrowed={false} text={t('key.none')} />
        ) : null}
        <ul className={css.keys}>
          {keys.map((key) => (
            <KeyEntry key={key.id} apiKey={key} onRevoke={() => setDoomed(key)} />
          ))}
        </ul>
      </QueryState>
      {isMaking ? (
        <NewKey
          path={path}
          rights={rights}
          onMade={(answer) => {
            setMaking(false)
            setMade(answer)
            invalidate(path, '/admin/activity-logs')
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {made ? <MadeKey made={made} onClose={() => setMade(null)} /> : null}
      {doomed ? (
        <Confirm
          title={t('key.revokeTitle')}
          text={t('key.revokeText', { name: doomed.name })}
          action={t('key.revoke')}
          onConfirm={async () => {
            await api(`${path}/${doomed.id}`, { method: 'DELETE' })
            invalidate(path, '/admin/activity-logs')
            toast({ title: t('key.revoked') })
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

interface EntryProps {
  apiKey: ApiKey
  onRevoke: () => void
}

function KeyEntry({ apiKey, onRevoke }: EntryProps) {
  const t = useTexts()
  const lng = useLanguage()
  const { isSuperAdmin } = useStaff()
  const { name, prefix, state, rights, expiresAt, lastUsedAt, perMinute, username } = apiKey
  return (
    <li data-state={state}>
      <div className={css.head}>
        <h2 className={css.name}>
          {name} <code className={css.prefix}>{prefix}…</code>{' '}
          <span className={css.state}>{t(`key.state.${state}`)}</span>
        </h2>
        {state === 'active' ? (
          <Button look="ghost" aria-label={`${t('key.revoke')}: ${name}`} onClick={onRevoke}>
            {t('key.revoke')}
          </Button>
        ) : null}
      </div>
      <dl className={css.facts}>
        <dt>{t('key.rights')}</dt>
        <dd>
          <ul>
            {groupRights(rights).map(([collection, verbs]) => (
              <li key={collection}>
                {resourceText(t, collection)}:{' '}
                {formatList(
                  verbs.map((verb) => t(`key.verb.${verb}`)),
                  lng,
                )}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('key.expires')}</dt>
        <dd>{formatDateTime(new Date(expiresAt), lng)}</dd>
        <dt>{t('key.lastUsed')}</dt>
        <dd>{lastUsedAt ? <When at={lastUsedAt} /> : t('key.never')}</dd>
        <dt>{t('key.perMinute')}</dt>
        <dd>{formatNumber(perMinute, lng)}</dd>
        {isSuperAdmin ? (
          <>
            <dt>{t('key.madeBy')}</dt>
            <dd>{username ?? '–'}</dd>
          </>
        ) : null}
      </dl>
    </li>
  )
}

interface MadeProps {
  made: NewApiKey
  onClose: () => void
}

/** The key itself, which is shown once. */
function MadeKey({ made, onClose }: MadeProps) {
  const t = useTexts()
  return (
    <ShownOnce
      title={t('key.madeTitle')}
      description={t('key.madeText')}
      label={made.doc.name}
      value={made.key}
      copy={t('key.copy')}
      copied={t('key.copied')}
      onClose={onClose}
    />
  )
}
