import { useState } from 'react'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import type { RestorePartsInput, VersionChangesAnswer } from '@/src/contract/staff/drafts'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { useApprovalRule } from '../approvals'
import { formatDateTime } from '../format'
import { useFormHost, useHost } from '../host'
import { Loaded } from '../loaded'
import { ChangesList } from './changes-list'
import css from './history.module.css'

export interface RestoreProps {
  collection: string
  /** Names a field otherwise than its label. */
  nameField?: (field: string, label: string) => string
  /** Reads the record anew: its latest version is another one. */
  onRestored?: () => void
}

interface Props extends RestoreProps {
  /** Id of the record. */
  id: string
  version: { id: string; updatedAt: string }
  onClose: () => void
}

/** Shows a version beside what is there now, and restores a field, a language, or all of it, as a draft; all of it also at once to the site. */
export function RestoreDialog({ collection, id, version, nameField, onRestored, onClose }: Props) {
  const { lng, say, explain, useRead, write, Button, Dialog } = useHost()
  const { notify } = useFormHost()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const path = `/admin/${collection}/versions/${version.id}`
  const read = useRead<VersionChangesAnswer>(`${path}/changes`)
  const changes = read.data?.changes ?? []
  const fields = groupByField(changes)
  const isInactive = isBusy || fields.length === 0
  const languages = [...new Set(changes.map(({ locale }) => locale))].filter(isLanguage)

  const needsApproval = Boolean(useApprovalRule(collection))

  const restore = async (parts?: RestorePartsInput, isPublished = false) => {
    setBusy(true)
    setProblem('')
    try {
      await write('POST', parts ? `${path}/parts` : path, parts ?? {}, {
        [unmodifiedSince]: String(read.data?.updatedAt),
      })
      if (isPublished)
        await write('PATCH', `/admin/${collection}/${id}?draft=true&depth=0`, {
          _status: 'published',
        })
      notify(say(isPublished ? 'version.published' : 'version.restored'))
      onClose()
      onRestored?.()
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={say('version.of', { when: formatDateTime(new Date(version.updatedAt), lng) })}
      description={say('version.sure')}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          {needsApproval ? null : (
            <Button isInactive={isInactive} onClick={() => void restore(undefined, true)}>
              {say('version.publish')}
            </Button>
          )}
          <Button look="primary" isInactive={isInactive} onClick={() => void restore()}>
            {say('version.all')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Loaded read={read} failed={say('version.failed')}>
        {fields.length === 0 ? <p>{say('version.same')}</p> : null}
        {fields.map(([field, own]) => (
          <div
            key={field}
            className={css.restored}
            role="group"
            aria-label={labelOf(field, own, nameField)}
          >
            <ChangesList changes={own} nameField={nameField} />
            <Button isInactive={isBusy} onClick={() => void restore({ fields: [field] })}>
              {say('version.field')}
            </Button>
          </div>
        ))}
        <div className={css.languages}>
          {languages.map((code) => (
            <Button
              key={code}
              isInactive={isBusy}
              onClick={() => void restore({ languages: [code] })}
            >
              {say('version.language', { language: languageNames[code] })}
            </Button>
          ))}
        </div>
      </Loaded>
      {problem ? <p role="alert">{problem}</p> : null}
    </Dialog>
  )
}

/** Returns the label of a field, without those of what lies within it. */
const labelOf = (
  field: string,
  [change]: Change[],
  nameField: NonNullable<RestoreProps['nameField']> = (_, label) => label,
): string => {
  const [label = field] = change?.label.split(' › ') ?? []
  return nameField(field, label.replace(/ \d+$/, ''))
}

type Change = VersionChangesAnswer['changes'][number]

/** Groups changes by the fields of the record itself, which are what is restored. */
function groupByField(changes: Change[]): [field: string, changes: Change[]][] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const [name = ''] = change.field.split('.')
    groups.set(name, [...(groups.get(name) ?? []), change])
  }
  return [...groups]
}
