import type { ReactNode } from 'react'
import { useHost } from '../host'
import { Loaded } from '../loaded'
import { When } from '../when'
import css from './history.module.css'

export interface StoredVersion {
  id: string
  updatedAt: string
  version: { _status?: 'draft' | 'published'; updatedBy?: string | null }
}

interface Props {
  collection: string
  id: string
  /** Action on an earlier version. */
  action: (version: StoredVersion) => ReactNode
}

/** Versions of a record, the latest first: when each was saved, by whom, and whether it was public. */
export function VersionList({ collection, id, action }: Props) {
  const { say, useRead } = useHost()
  const query = new URLSearchParams({
    depth: '0',
    limit: '25',
    sort: '-updatedAt',
    'where[parent][equals]': id,
    'select[updatedAt]': 'true',
    'select[version][_status]': 'true',
    'select[version][updatedBy]': 'true',
  })
  const read = useRead<{ docs: StoredVersion[] }>(
    `/admin/${collection}/versions?${query.toString()}`,
  )
  return (
    <Loaded read={read} failed={say('version.failed')}>
      <ul className={css.entries}>
        {read.data?.docs.map((each, index) => (
          <li key={each.id}>
            <span>
              <When at={each.updatedAt} />
              {each.version.updatedBy ? ` · ${each.version.updatedBy}` : ''}
              {` · ${say(each.version._status === 'draft' ? 'status.draft' : 'status.published')}`}
            </span>
            {index === 0 ? <span>{say('version.current')}</span> : action(each)}
          </li>
        ))}
      </ul>
    </Loaded>
  )
}
