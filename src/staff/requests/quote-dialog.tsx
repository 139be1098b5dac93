'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { quoteStatuses, type QuoteStatus } from '@/src/contract/quote-form'
import type { QuoteRequestChange, StaffQuoteRequest } from '@/src/contract/staff/quote-inbox'
import type { User } from '@/src/contract/user'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { formatDateTime } from '../kit/ui/format'
import { Modal } from '../kit/ui/modal'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import inbox from '../kit/list/inbox.module.css'
import css from './requests.module.css'
import { VisitorFiles } from './visitor-files'

interface Props {
  request: StaffQuoteRequest
  /** To whom it may be given. */
  accounts: Pick<User, 'id' | 'username'>[]
  onClose: () => void
}

/** One request: who wants what, its files, and what became of it. */
export function QuoteDialog({ request, accounts, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, number, company, name, email, phone, country, message, positions, files } = request
  const [status, setStatus] = useState<QuoteStatus>(request.status)
  const [assignee, setAssignee] = useState(idOf(request.assignee))
  const [note, setNote] = useState(request.note ?? '')

  const { mutate: change, isPending } = useMutation({
    mutationFn: (changes: QuoteRequestChange) =>
      write('quote-requests', 'PATCH', `/${id}`, changes),
    onSuccess: () => {
      toast({ title: t('quote.saved') })
      onClose()
    },
    onError: (error) => toastFailure(t('toast.updateFailed'), error),
  })
  const facts = [
    [t('inquiry.name'), name],
    [
      t('inquiry.email'),
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [t('inquiry.phone'), phone],
    [t('inquiry.country'), country],
    [t('quote.language'), request.language],
    [t('inquiry.received'), formatDateTime(new Date(request.createdAt), lng)],
  ] as const

  return (
    <Modal title={`${number} – ${company}`} onClose={onClose}>
      <div className={inbox.inquiry}>
        <dl className={inbox.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <table className={css.positions}>
          <thead>
            <tr>
              <th scope="col">{t('quote.product')}</th>
              <th scope="col">{t('quote.code')}</th>
              <th scope="col" className={css.amount}>
                {t('quote.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {positions.map(({ product, slug, code, amount }) => (
              <tr key={`${slug} ${code ?? ''}`}>
                <td>
                  <a href={`/product/${slug}`} target="_blank" rel="noreferrer">
                    {product}
                  </a>
                </td>
                <td>{code ?? '–'}</td>
                <td className={css.amount}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {message ? <p className={inbox.message}>{message}</p> : null}
        {files && files.length > 0 ? (
          <section className={css.part}>
            <h3>{t('quote.files')}</h3>
            <VisitorFiles record={`quote-requests/${id}`} files={files} />
          </section>
        ) : null}
        <div className={css.fields}>
          <Field label={t('status.label')} hint={t('quote.statusHint')}>
            {(control) => (
              <select
                {...control}
                value={status}
                onChange={({ target }) => setStatus(target.value as QuoteStatus)}
              >
                {quoteStatuses.map((value) => (
                  <option key={value} value={value}>
                    {t(`quote.status.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('quote.assignee')}>
            {(control) => (
              <select
                {...control}
                value={assignee}
                onChange={({ target }) => setAssignee(target.value)}
              >
                <option value="">{t('quote.nobody')}</option>
                {accounts.map((account) => (
                  <option key={account.id} value={account.id}>
                    {account.username}
                  </option>
                ))}
              </select>
            )}
          </Field>
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
        <div className={inbox.end} data-keep-clear>
          <a
            className={inbox.answer}
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(number)}`}
          >
            {t('inquiry.answer')}
          </a>
          <Button
            look="loud"
            isInactive={isPending}
            onClick={() => change({ status, assignee: assignee || null, note: note.trim() })}
          >
            {t('form.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const idOf = (assignee: StaffQuoteRequest['assignee']): string =>
  typeof assignee === 'string' ? assignee : (assignee?.id ?? '')
