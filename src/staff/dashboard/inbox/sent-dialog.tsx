'use client'

import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type AnsweredCollection,
  type Assigned,
  assigneeId,
  type InquiryChange,
  type Reply,
  type StaffApplication,
  type StaffQuoteRequest,
  type VisitorFile,
} from '@/src/contract/staff/inbox'
import { formatBytes, formatCountry } from '@/src/i18n/format'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import type { QuoteStatus } from '@/src/contract/visitor-forms'
import { type Language, languageNames, languageOr } from '@/src/i18n/languages'
import { formatDay } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { api } from '../kit/api/call'
import { downloadFile } from '../kit/api/files'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { Modal } from '../kit/ui/modal'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import css from './dialog.module.css'
import { QuoteProgress } from './quote-progress'
import { ChoiceField, Replies } from './replies'

/** A record that a visitor sent, of any kind. */
export interface Sent {
  id: string
  name: string
  email: string
  phone?: string | null
  company?: string | null
  country?: string | null
  language?: string | null
  createdAt: string
  updatedAt: string
  deleteAfter?: string
  message?: string | null
  positions?: StaffQuoteRequest['positions']
  tenderNumber?: string | null
  deadline?: string | null
  deliveryPlace?: string | null
  files?: (VisitorFile & Partial<NonNullable<StaffApplication['files']>[number]>)[] | null
  status?: string
  /** Days on which a request for a quote came to its statuses. */
  steps?: StaffQuoteRequest['steps']
  offers?: StaffQuoteRequest['offers']
  isDone?: boolean | null
  assignee?: Assigned
  note?: string | null
  replies?: Reply[] | null
}

interface Option {
  value: string
  label: string
}

/** Description of the dialog of a kind. */
export interface SentKind<S extends Sent> {
  collection: AnsweredCollection
  /** Before the keys of its texts. */
  texts: 'inquiry' | 'quote' | 'application'
  /** Message after a change. */
  saved: 'inquiry.kept' | 'quote.saved' | 'application.saved'
  titleOf: (sent: S) => string
  facts: (keyof ReturnType<typeof factsOf>)[]
  /** Returns the subject of a reply. */
  subjectOf: (sent: S) => string
  /** Returns the address of a mail to the visitor; without it that has the subject of a reply. */
  mailHref?: (sent: S) => string
  statuses?: { optionsOf: (t: Texts) => Option[] }
  /** True where the visitor follows what becomes of it: its status changes by one press, and files answer it. */
  isFollowed?: boolean
  hasAssignee?: boolean
}

interface Props<S extends Sent> {
  kind: SentKind<S>
  sent: S
  /** Accounts to which it may be assigned. */
  accounts: Option[]
  onClose: () => void
}

/** One thing that a visitor sent, in a dialog: what it says, the way to an answer, and what became of it. */
export function SentDialog<S extends Sent>({ kind, sent, accounts, onClose }: Props<S>) {
  const { collection, statuses, isFollowed, hasAssignee } = kind
  const { id, name, email, isDone, language } = sent
  const [current, setCurrent] = useState(sent)
  const t = useTexts()
  const lng = useLanguage()
  const [status, setStatus] = useState(sent.status ?? '')
  const [assignee, setAssignee] = useState(assigneeId(sent.assignee))
  const [note, setNote] = useState(sent.note ?? '')
  const subject = kind.subjectOf(sent)
  const mailHref = kind.mailHref?.(sent) ?? mailTo(email, { subject })
  const facts = factsOf(t, lng, sent, mailHref)
  const { mutate: change, isPending } = useMutation({
    mutationFn: (changes: InquiryChange & { status?: string }) =>
      write(
        collection,
        'PATCH',
        `/${id}`,
        changes,
        isFollowed ? { [unmodifiedSince]: current.updatedAt } : undefined,
      ),
    onSuccess: () => {
      toast({ title: t(kind.saved) })
      onClose()
    },
    onError: (error) => toastFailure(t, t('toast.updateFailed'), error),
  })
  /** Reads it anew; what is typed stays. */
  const refresh = () =>
    api<S>(`/admin/${collection}/${id}?depth=0`).then(setCurrent, () => undefined)
  const written = {
    ...(statuses ? { status } : {}),
    // One that stays is left out: an account that was deleted meanwhile does not block a note.
    ...(assignee === assigneeId(sent.assignee) ? {} : { assignee: assignee || null }),
    note: note.trim(),
  }
  return (
    <Modal size="record" title={kind.titleOf(sent)} onClose={onClose}>
      <div className={css.entry}>
        <dl className={css.facts}>
          {kind.facts.map((fact) => {
            const [label, value] = facts[fact]
            return value ? (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null
          })}
        </dl>
        {sent.positions ? <Positions positions={sent.positions} /> : null}
        {sent.message ? <p className={css.message}>{sent.message}</p> : null}
        <Files record={`${collection}/${id}`} files={sent.files ?? []} />
        <Replies
          collection={collection}
          recipient={{ id, name, subject, language }}
          mailHref={mailHref}
          replies={sent.replies}
          onStored={isFollowed ? () => void refresh() : undefined}
        />
        {isFollowed ? (
          <QuoteProgress
            request={current as Sent & { status: QuoteStatus }}
            onChange={(changes) => setCurrent({ ...current, ...changes })}
            onConflict={refresh}
          />
        ) : null}
        <div className={css.fields}>
          {statuses ? (
            <ChoiceField
              label={t('status.label')}
              options={statuses.optionsOf(t)}
              value={status}
              onChange={setStatus}
            />
          ) : null}
          {hasAssignee ? (
            <ChoiceField
              label={t('quote.assignee')}
              options={[{ value: '', label: t('quote.nobody') }, ...accounts]}
              value={assignee}
              onChange={setAssignee}
            />
          ) : null}
        </div>
        <Field label={t('inquiry.note')} hint={t('inquiry.noteHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={5000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className={css.end} data-keep-clear>
          {collection === 'inquiries' ? (
            <>
              <Button isInactive={isPending} onClick={() => change({ isRead: false })}>
                {t('bulk.unread')}
              </Button>
              <Button
                isInactive={isPending}
                onClick={() => change({ ...written, isDone: !isDone })}
              >
                {t(isDone ? 'bulk.reopen' : 'bulk.finish')}
              </Button>
            </>
          ) : null}
          <Button isInactive={isPending} onClick={() => change(written)}>
            {t('form.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Facts of what was sent, with their labels; those without a value are not shown. */
const factsOf = (t: Texts, lng: Language, sent: Sent, mailHref: string) =>
  ({
    name: [t('inquiry.name'), sent.name],
    email: [t('inquiry.email'), <a href={mailHref}>{sent.email}</a>],
    phone: [t('inquiry.phone'), sent.phone],
    company: [t('inquiry.company'), sent.company],
    country: [t('inquiry.country'), sent.country && formatCountry(sent.country, lng)],
    tenderNumber: [t('quote.tenderNumber'), sent.tenderNumber],
    deadline: [t('quote.deadline'), formatDay(sent.deadline, lng)],
    deliveryPlace: [t('quote.deliveryPlace'), sent.deliveryPlace],
    language: [t('quote.language'), languageNames[languageOr(sent.language)]],
    createdAt: [t('inquiry.received'), <When at={sent.createdAt} />],
    deleteAfter: [t('application.until'), formatDay(sent.deleteAfter, lng)],
  }) satisfies Record<string, [label: string, value: ReactNode]>

/** @param query subject and body of the mail, of which there may be none */
export function mailTo(email: string, query: { subject: string; body?: string }): string {
  // Mail programs read a plus as a plus.
  const params = new URLSearchParams(query).toString().replaceAll('+', '%20')
  return `mailto:${encodeURIComponent(email)}?${params}`
}

function Positions({ positions }: Pick<StaffQuoteRequest, 'positions'>) {
  const t = useTexts()
  const lng = useLanguage()
  const hasDates = positions.some(({ wishedDate }) => wishedDate)
  return (
    <table className={css.positions}>
      <thead>
        <tr>
          <th scope="col">{t('quote.product')}</th>
          <th scope="col">{t('quote.code')}</th>
          <th scope="col" className={css.amount}>
            {t('quote.amount')}
          </th>
          {hasDates ? <th scope="col">{t('quote.wishedDate')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {positions.map(({ product, slug, code, amount, wishedDate, note }) => (
          <tr key={`${slug} ${code ?? ''}`}>
            <td>
              <a href={`/product/${slug}`} target="_blank" rel="noreferrer">
                {product}
              </a>
              {note ? <p className={css.positionNote}>{note}</p> : null}
            </td>
            <td>{code ?? '–'}</td>
            <td className={css.amount}>{amount}</td>
            {hasDates ? <td>{formatDay(wishedDate, lng)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FilesProps {
  /** Path of the record below `/admin`. */
  record: string
  files: NonNullable<Sent['files']>
}

/** Files that came with a record, each kind under its name; a press saves one. */
function Files({ record, files }: FilesProps) {
  const t = useTexts()
  const lng = useLanguage()
  return [...new Set(files.map(({ kind }) => kind))].map((kind) => (
    <section key={kind ?? ''} className={css.part}>
      <h3>{t(kind ? `application.${kind}` : 'quote.files')}</h3>
      <ul className={css.files}>
        {files
          .filter((file) => file.kind === kind)
          .map(({ key, name, size }) => (
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
    </section>
  ))
}
