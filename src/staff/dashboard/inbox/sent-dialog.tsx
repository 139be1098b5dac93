'use client'

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { VisitorFile } from '@/src/contract/staff/inbox'
import { formatBytes } from '@/src/i18n/format'
import { downloadFile } from '../kit/api/download'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { toastFailure } from '../kit/ui/failure'
import { Modal } from '../kit/ui/modal'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './dialog.module.css'

interface SentDialogProps {
  title: string
  /** Rows of what was sent; those without a value are not shown. */
  facts: [label: string, value: ReactNode][]
  children: ReactNode
  /** Buttons and links at the end. */
  end: ReactNode
  onClose: () => void
}

/** One thing that a visitor sent, in a dialog. */
export const SentDialog = ({ title, facts, children, end, onClose }: SentDialogProps) => (
  <Modal size="record" title={title} onClose={onClose}>
    <div className={css.entry}>
      <dl className={css.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
      <div className={css.end} data-keep-clear>
        {end}
      </div>
    </div>
  </Modal>
)

/** @param query subject and body of the mail, of which there may be none */
export function mailTo(email: string, query: { subject: string; body?: string }): string {
  // Mail programs read a plus as a plus.
  const params = new URLSearchParams(query).toString().replaceAll('+', '%20')
  return `mailto:${encodeURIComponent(email)}?${params}`
}

interface ValueProps<T extends string> {
  value: T
  onChange: (value: T) => void
}

/** Field for a note to colleagues. */
export function NoteField({ value, onChange }: ValueProps<string>) {
  const t = useTexts()
  return (
    <Field label={t('inquiry.note')} hint={t('inquiry.noteHint')}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={5000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface ChoiceProps<T extends string> extends ValueProps<T> {
  label: string
  hint?: string
  options: { value: T; label: string }[]
}

export const ChoiceField = <T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<T>) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

/** Saves changes of one record of a collection, and closes what shows it. */
export function useSentChange<Changes extends object>(
  collection: Parameters<typeof write>[0],
  id: string,
  saved: string,
  onClose: () => void,
) {
  const t = useTexts()
  return useMutation({
    mutationFn: (changes: Changes) => write(collection, 'PATCH', `/${id}`, changes),
    onSuccess: () => {
      toast({ title: saved })
      onClose()
    },
    onError: (error) => toastFailure(t, t('toast.updateFailed'), error),
  })
}

interface VisitorFilesProps {
  /** Path of the record below `/admin`. */
  record: string
  files: VisitorFile[]
}

/** Files that came with a record; a press saves one. */
export function VisitorFiles({ record, files }: VisitorFilesProps) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <ul className={css.files}>
      {files.map(({ key, name, size }) => (
        <li key={key}>
          <button
            type="button"
            className={css.file}
            onClick={() =>
              void downloadFile(`/admin/${record}/files/${key.split('/').at(-1)}`, name).catch(
                (error: unknown) => toastFailure(t, t('toast.loadFailed'), error),
              )
            }
          >
            {name}
          </button>
          <span>{formatBytes(size, lng)}</span>
        </li>
      ))}
    </ul>
  )
}
