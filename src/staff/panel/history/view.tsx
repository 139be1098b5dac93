'use client'

import { Gutter, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { RecordActivity } from '@/src/staff/workflow/history/activity-list'
import { VersionList } from '@/src/staff/workflow/history/version-list'
import { useHost } from '@/src/staff/workflow/host'
import css from './history.module.css'

/** History of a document: its versions and, for super_admin, the activity log. */
export function History() {
  const { say } = useHost()
  const { user } = useAuth()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  if (!collectionSlug || id === undefined) return null
  const record = { collection: collectionSlug, id: String(id) }
  return (
    <Gutter className={css.history}>
      {getEntityConfig({ collectionSlug })?.versions ? (
        <section>
          <h2>{say('version.title')}</h2>
          <VersionList {...record} />
        </section>
      ) : null}
      {user?.role === 'super_admin' ? (
        <section>
          <h2>{say('activity.history')}</h2>
          <RecordActivity {...record} />
        </section>
      ) : null}
    </Gutter>
  )
}
