'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { BulkAnswer, BulkEdit } from '@/src/contract/staff/bulk'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { ChangesList } from '@/src/staff/workflow/history/changes-list'
import { Field } from '../form/field'
import { failureText, problemText, toastFailure } from '../ui/failure'
import { Button } from '../ui/button'
import { Modal } from '../ui/modal'
import { useFieldText } from '../ui/record-names'
import { useSiteLanguages } from '../ui/site-facts'
import { useLanguage, useTexts } from '../ui/texts'
import css from './bulk-edit.module.css'
import { BulkValue } from './bulk-value'
import { type Edited, makeEdit, sendEdit, useEditable, useTrial } from './use-bulk-edit'

type Row = NonNullable<BulkAnswer['rows']>[number]

/** Largest call of an undo: the API takes a megabyte. */
const undoLimit = 900_000

interface Props {
  collection: Edited
  ids: string[]
  /** @param refused the records that were not changed */
  onDone: (refused: string[]) => void
  onClose: () => void
}

/** Changes one field of many records: the preview follows what is chosen, and the message offers to take it back. */
export function BulkEditor({ collection, ids, onDone, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const nameField = useFieldText()
  const siteLanguages = useSiteLanguages()
  const fields = useEditable(collection)
  const [name, setName] = useState('')
  const [how, setHow] = useState<BulkEdit['how'] | 'clear'>('set')
  const [value, setValue] = useState<unknown>()
  const [locale, setLocale] = useState<Language>(
    siteLanguages.includes(lng) ? lng : defaultLanguage,
  )
  const field = fields.find((one) => one.name === name)
  const edit = field && makeEdit(field, how, value, locale)
  const { trial, failure, isPending } = useTrial(collection, ids, edit)
  const [isWriting, setWriting] = useState(false)
  const count = trial?.done.length ?? 0

  const apply = async () => {
    if (!trial || !edit) return
    setWriting(true)
    try {
      const since = sinceOf(trial.rows ?? [])
      const answer = await sendEdit(collection, trial.done, { ...edit, since })
      toast({
        title: t('bulk.done', { count: answer.done.length }),
        action: { label: t('undo'), altText: t('undo'), onSelect: () => void undo(edit, answer) },
        variant: answer.errors.length > 0 ? 'destructive' : 'default',
        description:
          answer.errors.length > 0 ? t('bulk.failed', { count: answer.errors.length }) : undefined,
      })
      onDone([...trial.errors, ...answer.errors].map(({ id }) => id))
      onClose()
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    } finally {
      setWriting(false)
    }
  }
  const undo = async (done: BulkEdit, { rows = [] }: BulkAnswer) => {
    const changed = rows.filter(({ action }) => action === 'update')
    const values = Object.fromEntries(changed.map(({ id, before }) => [id, before]))
    const back = { ...done, how: 'set' as const, value: undefined, values, since: sinceOf(changed) }
    try {
      if (JSON.stringify(back).length > undoLimit) throw new Error('The former values are too long')
      const answer = await sendEdit(
        collection,
        changed.map(({ id }) => id),
        back,
      )
      toast({
        title: t('bulk.undone', { count: answer.done.length }),
        variant: answer.errors.length > 0 ? 'destructive' : 'default',
        description: answer.errors.map(({ message }) => problemText(t, message)).join(' '),
      })
    } catch (error) {
      toastFailure(t, t('toast.updateFailed'), error)
    }
  }
  const choose = (next: string) => {
    setName(next)
    setHow('set')
    setValue(undefined)
  }
  const optionsOf = (isAttribute: boolean) =>
    fields
      .filter(({ attribute, name: path }) => isAttribute === (attribute || path.includes('.')))
      .map((one) => (
        <option key={one.name} value={one.name}>
          {one.label}
        </option>
      ))

  return (
    <Modal
      size="large"
      title={t('bulk.editTitle', { count: ids.length })}
      onClose={onClose}
      onSubmit={() => void (count > 0 && !isPending && !isWriting && apply())}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            isInactive={count === 0 || isPending || isWriting}
            aria-busy={isPending || isWriting}
          >
            {count > 0 ? t('bulk.apply', { count }) : t('bulk.applyNone')}
          </Button>
        </>
      }
    >
      <div className={css.choice}>
        <Field label={t('bulk.field')}>
          {(control) => (
            <select {...control} value={name} onChange={({ target }) => choose(target.value)}>
              <option value="">{t('bulk.chooseField')}</option>
              {optionsOf(false)}
              {collection === 'products' ? (
                <optgroup label={t('attribute.title')}>{optionsOf(true)}</optgroup>
              ) : null}
            </select>
          )}
        </Field>
        {field ? (
          <Field label={t('bulk.how')}>
            {(control) => (
              <select
                {...control}
                value={how}
                onChange={({ target }) => setHow(target.value as typeof how)}
              >
                <option value="set">{t('bulk.set')}</option>
                {field.isList ? <option value="add">{t('bulk.add')}</option> : null}
                {field.isList ? <option value="remove">{t('bulk.remove')}</option> : null}
                {field.isRequired ? null : <option value="clear">{t('bulk.clear')}</option>}
              </select>
            )}
          </Field>
        ) : null}
        {field?.isLocalized ? (
          <Field label={t('language')}>
            {(control) => (
              <select
                {...control}
                value={locale}
                onChange={({ target }) => setLocale(target.value as Language)}
              >
                {siteLanguages.map((code) => (
                  <option key={code} value={code}>
                    {languageNames[code]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {field && how !== 'clear' ? (
          <BulkValue key={name} field={field} how={how} value={value} onChange={setValue} />
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className={css.problem}>
          {failureText(t, failure)}
        </p>
      ) : null}
      {trial ? (
        <section aria-label={t('bulk.preview')} aria-busy={isPending}>
          <p role="status" className={css.totals}>
            {totalsOf(trial)
              .map(([key, number]) => t(key, { count: number }))
              .join(' · ')}
          </p>
          <ul className={css.rows}>
            {ordered(trial).map(({ id, title, action, changes }) => (
              <li key={id}>
                <strong>{title ?? id}</strong>
                {action === 'same' ? ` – ${t('bulk.same', { count: 1 })}` : null}
                <ChangesList changes={changes} nameField={nameField} />
                {trial.errors
                  .filter((error) => error.id === id)
                  .map(({ message }) => (
                    <p key={message} className={css.problem}>
                      {problemText(t, message)}
                    </p>
                  ))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Modal>
  )
}

const sinceOf = (rows: Row[]): Record<string, string> =>
  Object.fromEntries(rows.flatMap(({ id, updatedAt }) => (updatedAt ? [[id, updatedAt]] : [])))

function totalsOf({ done, errors, rows = [] }: BulkAnswer) {
  const same = rows.filter(({ action }) => action === 'same').length
  const totals = [
    ['bulk.wouldChange', done.length],
    ['bulk.same', same],
    ['bulk.failed', errors.length],
  ] as const
  return totals.filter(([, count]) => count > 0)
}

const ranks = { refused: 0, update: 1, same: 2 }

/** Refused records come first, those that stay last. */
const ordered = ({ rows = [] }: BulkAnswer): Row[] =>
  [...rows].sort((a, b) => ranks[a.action] - ranks[b.action])
