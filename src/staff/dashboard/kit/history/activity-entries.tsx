'use client'

import { ActivityDetails, type StoredActivity } from '@/src/contract/staff/activity'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { recordAddress } from '@/src/domain/links/record-address'
import css from './activity-entries.module.css'
import { Link } from '../ui/navigation'
import ruledList from '../ui/ruled-list.module.css'
import { useLanguage, useTexts, type Texts } from '../ui/texts'
import { When } from '../ui/when'
import { fieldText, valueText } from './value-text'

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
  /** In the history of one record its name says nothing new. */
  isOneRecord?: boolean
}

/** List of changes, the latest first: each field before and after. */
export function ActivityEntries({ entries, isOneRecord }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <ul className={ruledList.ruled}>
      {entries.map((entry) => {
        const { createdAt, id, username, userId, action, resourceId, resourceType } = entry
        const { changes, fields, locale, title } = ActivityDetails.parse(entry.details ?? {})
        const kind = resourceText(t, resourceType)
        return (
          <li key={id}>
            <span className={css.what}>
              {username && isOneRecord ? (
                username
              ) : username ? (
                <Link href={`/admin-dashboard/activity?person=${userId}`}>{username}</Link>
              ) : (
                t('activity.anonymous')
              )}{' '}
              · {actionText(t, action)}
              {isOneRecord || !resourceType ? null : (
                <>
                  {' · '}
                  {action === 'delete' || !resourceId ? (
                    [kind, title].filter(Boolean).join(' · ')
                  ) : (
                    <Link href={recordAddress(resourceType, resourceId)}>
                      {[kind, title].filter(Boolean).join(' · ')}
                    </Link>
                  )}
                </>
              )}
              {locale ? ` (${locale})` : ''}
            </span>
            <span className={css.when}>
              <When at={createdAt} />
            </span>
            {changes.length > 0 ? (
              <dl className={css.changes}>
                {changes.map(({ field, label, locale: code, before, after }) => (
                  <div key={`${field} ${code}`}>
                    <dt>
                      {fieldText(t, field, label)}
                      {isLanguage(code) ? ` (${languageNames[code]})` : ''}
                    </dt>
                    <dd>
                      {before === null && after === null ? (
                        t('activity.changed')
                      ) : (
                        <>
                          <del>{valueText(t, lng, field, before)}</del> →{' '}
                          <ins>{valueText(t, lng, field, after)}</ins>
                        </>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : action === 'update' && fields.length > 0 ? (
              <p className={css.fields}>{fields.join(', ')}</p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

const resources = {
  products: 'resource.products',
  news: 'resource.news',
  jobs: 'resource.jobs',
  pages: 'resource.pages',
  users: 'tab.users',
  inquiries: 'header.inquiries',
  categories: 'resource.categories',
  attributes: 'resource.attributes',
  'finder-questions': 'resource.finder',
  certificates: 'resource.certificates',
  documents: 'resource.documents',
  'security-notices': 'resource.security-notices',
  media: 'resource.media',
  fonts: 'resource.fonts',
  'product-models': 'resource.models',
  redirects: 'resource.redirects',
  'missed-visits': 'missed.title',
  releases: 'release.title',
  'navigation-items': 'resource.navigation',
  'content-sections': 'resource.sections',
  'site-settings': 'resource.settings',
  approvals: 'approval.title',
  comments: 'comment.title',
} as const

/** Collections whose records are logged, by the names of which a list of them is filtered. */
export const loggedResources = Object.keys(resources)

export function resourceText(t: Texts, collection: string | null | undefined): string {
  const key = resources[collection as keyof typeof resources]
  return key ? t(key) : (collection ?? '')
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
  create: 'activity.create',
  update: 'activity.update',
  delete: 'activity.delete',
} as const

const actionText = (t: Texts, action: string): string => {
  const key = actions[action as keyof typeof actions]
  return key ? t(key) : action
}
