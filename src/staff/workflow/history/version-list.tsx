import { useState } from 'react'
import { useHost } from '../host'
import { Loaded } from '../loaded'
import { When } from '../when'
import css from './history.module.css'
import { RestoreDialog, type RestoreProps } from './restore-dialog'

interface StoredVersion {
  id: string
  updatedAt: string
  version: { _status?: 'draft' | 'published'; updatedBy?: string | null }
}

interface Props extends RestoreProps {
  id: string
}

/** Versions of a record, the latest first: when each was saved, by whom, and whether it was public. Earlier ones are restored. */
export function VersionList({ collection, id, ...restoring }: Props) {
  const { say, useRead, Button } = useHost()
  const [chosen, setChosen] = useState<StoredVersion | null>(null)
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
            {index === 0 ? (
              <span>{say('version.current')}</span>
            ) : (
              <Button onClick={() => setChosen(each)}>{say('version.restore')}</Button>
            )}
          </li>
        ))}
      </ul>
      {chosen ? (
        <RestoreDialog
          {...restoring}
          collection={collection}
          id={id}
          version={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Loaded>
  )
}
