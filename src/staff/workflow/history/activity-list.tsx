import type { ReactNode } from 'react'
import { ActivityDetails, type StoredActivity } from '@/src/contract/staff/activity'
import { joinParts } from '@/src/i18n/format'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { formatDateTime } from '../format'
import { type Host, useHost } from '../host'
import { Loaded } from '../loaded'
import { When } from '../when'
import { ChangesList } from './changes-list'
import css from './history.module.css'

/** Fields of an entry that are read: all but its search words. */
export const shownOfEntries = [
  'createdAt',
  'userId',
  'username',
  'action',
  'resourceType',
  'resourceId',
  'details',
]

interface Props {
  entries: StoredActivity[]
  person: (entry: StoredActivity) => ReactNode
  /** The record of an entry, where the list is about several. */
  record?: (entry: StoredActivity, title: string | undefined) => ReactNode
  /** Names a field otherwise than its label. */
  nameField?: (field: string, label: string) => string
}

/** List of changes, the latest first: each field before and after. */
export function ActivityList({ entries, person, record, nameField }: Props) {
  const { lng, say } = useHost()
  return (
    <ul className={css.entries}>
      {entries.map((entry) => {
        const { createdAt, id, username, action } = entry
        const { apiKey, changes, fields, locale, passkey, provider, restoredFrom, title } =
          ActivityDetails.parse(entry.details ?? {})
        const about = record?.(entry, title)
        return (
          <li key={id}>
            <span className={css.what}>
              {username ? person(entry) : say('activity.anonymous')}
              {apiKey ? ` (${say('activity.byKey', { name: apiKey })})` : ''} ·{' '}
              {restoredFrom
                ? say('activity.restored', { when: formatDateTime(new Date(restoredFrom), lng) })
                : actionText(say, action, { passkey, provider })}
              {about ? <> · {about}</> : null}
              {isLanguage(locale) ? ` (${languageNames[locale]})` : ''}
            </span>
            <span className={css.when}>
              <When at={createdAt} />
            </span>
            {changes.length > 0 ? (
              <ChangesList changes={changes} nameField={nameField} />
            ) : action === 'update' && fields.length > 0 ? (
              <p className={css.fields}>{joinParts(fields, lng)}</p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

interface RecordProps extends Pick<Props, 'nameField'> {
  collection: string
  id: string
}

/** Changes of one record, the latest first. The log is open to super_admin alone (section 6). */
export function RecordActivity({ collection, id, nameField }: RecordProps) {
  const { say, useRead } = useHost()
  const query = new URLSearchParams({
    depth: '0',
    limit: '25',
    sort: '-createdAt',
    'where[and][0][resourceType][equals]': collection,
    'where[and][1][resourceId][equals]': id,
    ...Object.fromEntries(shownOfEntries.map((name) => [`select[${name}]`, 'true'])),
  })
  const read = useRead<{ docs: StoredActivity[] }>(`/admin/activity-logs?${query.toString()}`)
  const entries = read.data?.docs ?? []
  return (
    <Loaded read={read} failed={say('activity.failed')}>
      {entries.length === 0 ? <p>{say('activity.none')}</p> : null}
      <ActivityList entries={entries} person={({ username }) => username} nameField={nameField} />
    </Loaded>
  )
}

const actions = {
  'sign-in': 'activity.signIn',
  'sign-in refused': 'activity.signInRefused',
  'sign-out': 'activity.signOut',
  'session ended': 'activity.sessionEnded',
  'password change': 'activity.passwordChange',
  'second factor on': 'activity.secondFactorOn',
  'second factor off': 'activity.secondFactorOff',
  'recovery codes renewed': 'activity.recoveryCodes',
  'passkey added': 'activity.passkeyAdded',
  'passkey removed': 'activity.passkeyRemoved',
  'passkey refused': 'activity.passkeyRefused',
  'invitation sent': 'activity.invitationSent',
  'invitation withdrawn': 'activity.invitationWithdrawn',
  'invitation accepted': 'activity.invitationAccepted',
  'identity added': 'activity.identityAdded',
  'identity removed': 'activity.identityRemoved',
  'view begun': 'activity.viewBegun',
  'view ended': 'activity.viewEnded',
  'key created': 'activity.keyCreated',
  'key revoked': 'activity.keyRevoked',
  'key refused': 'activity.keyRefused',
  create: 'activity.create',
  update: 'activity.update',
  delete: 'activity.delete',
} as const

const actionText = (
  say: Host['say'],
  action: string,
  { passkey, provider }: Pick<ActivityDetails, 'passkey' | 'provider'>,
): string => {
  if (action === 'sign-in' && passkey) return say('activity.signInPasskey', { name: passkey })
  if (action === 'sign-in' && provider) return say('activity.signInWith', { provider })
  const key = actions[action as keyof typeof actions]
  return key ? say(key) : action
}
