'use client'

import { useState } from 'react'
import { type Data, isData } from '@/src/domain/merge'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'
import { type EditBlock, fieldsBelow, fittingRow } from '@/src/staff/in-place/model/fields'
import type { RowInLanguages } from '@/src/staff/in-place/model/rows'
import { useCookieRead, writeByCookie } from '@/src/staff/workflow/cookie-calls'
import { describeFailure } from './save-state'
import { Sheet } from './sheet'
import { useSay } from './texts'

/** A pattern of the site's editors, as `/api/admin/patterns` has it. */
export interface StoredPattern {
  id: string
  name: string
  blocks: { languages: RowInLanguages }[]
}

const address = '/admin/patterns'

export const usePatterns = (): StoredPattern[] =>
  useCookieRead<{ docs: StoredPattern[] }>(`${address}?pagination=false&depth=0`).data?.docs ?? []

/** The blocks of a pattern as the site can have them now, and names of what it no longer knows of them. */
export function fitted({ blocks: stored }: Pick<StoredPattern, 'blocks'>, blocks: EditBlock[]) {
  const lost = new Set<string>()
  const found: EditBlock[] = []
  const rows = stored.flatMap(({ languages }): RowInLanguages[] => {
    const slug = String(languages[0]?.row.blockType)
    const block = blocks.find((one) => one.slug === slug)
    if (!block) {
      lost.add(slug)
      return []
    }
    found.push(block)
    const fit = (row: Data) =>
      fittingRow(row, block.fields, (name) => lost.add(`${block.label} › ${name}`))
    return [languages.map(({ lng, row }) => ({ lng, row: fit(row) }))]
  })
  return { rows, blocks: found, lost: [...lost] }
}

/** The same blocks without pictures and records that were deleted since: a page with these is not saved. */
export async function withoutGone(
  rows: RowInLanguages[],
  blocks: EditBlock[],
): Promise<RowInLanguages[]> {
  const named = rows.flat().flatMap(({ row }) => shownBy(row, blocks))
  const gone = new Set<string>()
  for (const wanted of new Set(named.map(({ collection }) => collection))) {
    const own = named.filter(({ collection }) => collection === wanted).map(({ id }) => id)
    const there = await existing(wanted, [...new Set(own)])
    for (const id of own) if (!there.includes(id)) gone.add(`${wanted}/${id}`)
  }
  const clean = (row: Data) =>
    shownBy(row, blocks)
      .filter(({ collection, id }) => gone.has(`${collection}/${id}`))
      .reduce((data, { path }) => withValueAt(data, path, null), row)
  return rows.map((languages) => languages.map(({ lng, row }) => ({ lng, row: clean(row) })))
}

/** Pictures and records that a block shows, with the paths of their fields. */
function shownBy(row: Data, blocks: EditBlock[]) {
  const fields = blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
  return fieldsBelow(row, fields, '', blocks).flatMap(({ field, path }) => {
    if (field.kind !== 'picture' && field.kind !== 'record') return []
    const value = valueAt(row, path)
    const id = isData(value) ? value.value : value
    const collection = isData(value) ? value.relationTo : (field.among?.[0] ?? 'media')
    return typeof id === 'string' ? [{ collection: String(collection), id, path }] : []
  })
}

/** Those of the ids that are in a collection; all of them where it cannot be asked. */
async function existing(collection: string, ids: string[]): Promise<string[]> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(','),
    pagination: 'false',
    depth: '0',
    draft: 'true',
  })
  const answer = await fetch(`/api/admin/${collection}?${query}`).catch(() => null)
  if (!answer?.ok) return ids
  return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id)
}

interface SaveProps {
  blocks: { id: string; title?: unknown }[]
  nameOf: (id: string) => string
  read: (ids: string[]) => Promise<RowInLanguages[]>
  onClose: () => void
}

/** Dialog that keeps blocks of the page, to add them to others. */
export function SavePattern({ blocks, nameOf, read, onClose }: SaveProps) {
  const say = useSay()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState(() => blocks.map(({ id }) => id))
  const [isSaved, setSaved] = useState(false)
  const { run, problem, isBusy } = useCall()
  const ids = blocks.map(({ id }) => id).filter((id) => chosen.includes(id))
  const save = () =>
    run(async () => {
      const kept = (await read(ids)).map((languages) => ({ languages }))
      await writeByCookie('POST', address, { name, blocks: kept })
      setSaved(true)
    })
  return (
    <Sheet
      title={say('inPlace.savePattern')}
      description={say('inPlace.patternHint')}
      onSubmit={isSaved ? onClose : save}
      onClose={onClose}
      actions={
        <button type="submit" className="main" disabled={isBusy || !name.trim() || !ids.length}>
          {say(isSaved ? 'close' : 'form.save')}
        </button>
      }
    >
      <NameField name={name} isFixed={isSaved} onChange={setName} />
      <fieldset disabled={isSaved}>
        <legend>{say('inPlace.patternBlocks')}</legend>
        {blocks.map(({ id, title }, index) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen((all) =>
                  target.checked ? [...all, id] : all.filter((one) => one !== id),
                )
              }
            />
            <span>
              {index + 1}. {nameOf(id)}
              {typeof title === 'string' && title ? <span className="hint"> {title}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="problem">
        {problem}
      </p>
      <p role="status">{isSaved ? say('inPlace.patternSaved', { name: name.trim() }) : ''}</p>
    </Sheet>
  )
}

interface EditProps {
  pattern: StoredPattern
  onClose: () => void
}

/** Dialog that renames a pattern or takes it away; pages keep the blocks that they have of it. */
export function EditPattern({ pattern, onClose }: EditProps) {
  const say = useSay()
  const [name, setName] = useState(pattern.name)
  const [isAsking, setAsking] = useState(false)
  const { run, problem, isBusy } = useCall()
  const write = (method: 'PATCH' | 'DELETE', body?: object) =>
    run(async () => {
      await writeByCookie(method, `${address}/${pattern.id}`, body)
      onClose()
    })
  return (
    <Sheet
      title={pattern.name}
      description={isAsking ? say('inPlace.patternDelete') : undefined}
      onSubmit={() => write('PATCH', { name })}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={isAsking ? () => setAsking(false) : onClose}>
            {say('cancel')}
          </button>
          {isAsking ? null : (
            <button type="submit" className="main" disabled={isBusy || !name.trim()}>
              {say('form.save')}
            </button>
          )}
          <button
            type="button"
            className="danger"
            disabled={isBusy}
            onClick={() => (isAsking ? write('DELETE') : setAsking(true))}
          >
            {say('delete')}
          </button>
        </>
      }
    >
      {isAsking ? null : <NameField name={name} onChange={setName} />}
      <p role="alert" className="problem">
        {problem}
      </p>
    </Sheet>
  )
}

interface NameProps {
  name: string
  isFixed?: boolean
  onChange: (name: string) => void
}

function NameField({ name, isFixed, onChange }: NameProps) {
  const say = useSay()
  return (
    <label className="field">
      <span>{say('inPlace.patternName')}</span>
      <input
        value={name}
        maxLength={200}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

/** Runs one call at a time, and says why it failed. */
function useCall() {
  const say = useSay()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    void work()
      .catch((error: unknown) => setProblem(describeFailure(error, say)))
      .finally(() => setBusy(false))
  }
  return { run, problem, isBusy }
}
