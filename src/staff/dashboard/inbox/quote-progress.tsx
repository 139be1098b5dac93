'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import type { QuoteOffersAnswer, StaffQuoteRequest } from '@/src/contract/staff/inbox'
import { maxOffers, type QuoteStatus, quoteStatuses } from '@/src/contract/visitor-forms'
import { formatBytes } from '@/src/i18n/format'
import { acceptedBy } from '@/src/platform/private-files/uses'
import { formatDay } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { ApiError } from '../kit/api/call'
import { downloadFile } from '../kit/api/files'
import { write, type Written } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { AddFiles } from '../kit/form/uploads'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './dialog.module.css'

type Progress = Pick<
  StaffQuoteRequest,
  'id' | 'status' | 'steps' | 'offers' | 'createdAt' | 'updatedAt'
>

interface Props {
  request: Progress
  /** Called with what a call changed. */
  onChange: (changes: Partial<Progress>) => void
  /** Called where a colleague saved the request meanwhile: to read it anew. */
  onConflict: () => Promise<unknown>
}

interface Change {
  call: (guard: Record<string, string>) => Promise<Partial<Progress>>
  done: string
}

/** Status of a request, moved by one press and back by another, and the files of its offer. */
export function QuoteProgress({ request, onChange, onConflict }: Props) {
  const { id, status, updatedAt } = request
  const t = useTexts()
  const { mutate, isPending } = useMutation({
    // Two colleagues do not undo each other's work unseen.
    mutationFn: ({ call }: Change) => call({ [unmodifiedSince]: updatedAt }),
    onSuccess: (changes, { done }) => {
      onChange(changes)
      toast({ title: done })
    },
    onError: async (error) => {
      toastFailure(t, t('toast.updateFailed'), error)
      if (error instanceof ApiError && error.status === 409) await onConflict()
    },
  })
  const change = (done: string, call: Change['call']) => {
    if (!isPending) mutate({ done, call })
  }
  const move = (next: QuoteStatus) =>
    change(t('quote.stepMoved'), async (guard) => {
      const body = { status: next }
      const path = `/${id}?depth=0`
      const { doc } = await write<Written<Progress>>('quote-requests', 'PATCH', path, body, guard)
      return { status: doc.status, steps: doc.steps, updatedAt: doc.updatedAt }
    })

  return (
    <>
      <Steps
        request={request}
        isPending={isPending}
        onMove={(next) => next !== status && move(next)}
      />
      <Offers request={request} isPending={isPending} onChange={change} />
    </>
  )
}

interface StepsProps {
  request: Progress
  isPending: boolean
  onMove: (next: QuoteStatus) => void
}

function Steps({ request: { status, steps, createdAt }, isPending, onMove }: StepsProps) {
  const t = useTexts()
  const id = useId()
  const days = new Map(steps?.map((step) => [step.status, step.at]))
  days.set('new', createdAt)
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id}>{t('status.label')}</h3>
      <ol className={css.steps}>
        {quoteStatuses.map((step) => {
          const at = days.get(step)
          return (
            <li key={step}>
              <Button
                className={css.step}
                aria-current={step === status ? 'step' : undefined}
                isInactive={isPending}
                onClick={() => onMove(step)}
              >
                {t(`quote.status.${step}`)}
              </Button>
              {at ? <When at={at} /> : null}
            </li>
          )
        })}
      </ol>
      <p className={css.hint}>{t('quote.statusHint')}</p>
    </section>
  )
}

interface OffersProps {
  request: Progress
  isPending: boolean
  onChange: (done: string, call: Change['call']) => void
}

function Offers({ request: { id, offers }, isPending, onChange }: OffersProps) {
  const t = useTexts()
  const lng = useLanguage()
  const titleId = useId()
  const [validUntil, setValidUntil] = useState('')
  const path = `/${id}/offers`
  const attached = offers ?? []
  const attach = (file: File) =>
    onChange(t('quote.attached'), async (guard) => {
      const form = new FormData()
      form.set('file', file)
      form.set('_payload', JSON.stringify({ validUntil: validUntil || null }))
      const stored = await write<QuoteOffersAnswer>('quote-requests', 'POST', path, form, guard)
      return { offers: stored.offers, updatedAt: stored.updatedAt }
    })
  const remove = (file: string) =>
    onChange(t('quote.removed'), async (guard) => {
      const address = `${path}/${file}`
      const left = await write<QuoteOffersAnswer>(
        'quote-requests',
        'DELETE',
        address,
        undefined,
        guard,
      )
      return { offers: left.offers, updatedAt: left.updatedAt }
    })
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('quote.offers')}</h3>
      <ul className={css.files}>
        {attached.map(({ key, name, size, validUntil: until }) => {
          const file = key.split('/').at(-1) ?? ''
          return (
            <li key={key}>
              <button
                type="button"
                className={css.file}
                onClick={() =>
                  void downloadFile(`/admin/quote-requests/${id}/files/${file}`, name).catch(
                    (error: unknown) => toastFailure(t, t('toast.loadFailed'), error),
                  )
                }
              >
                {name}
              </button>
              <span>
                {formatBytes(size, lng)}
                {until ? ` · ${t('quote.validUntil')} ${formatDay(until, lng)}` : null}
              </span>
              <Button
                look="ghost"
                aria-label={t('quote.removeOffer', { name })}
                isInactive={isPending}
                onClick={() => remove(file)}
              >
                {t('delete')}
              </Button>
            </li>
          )
        })}
      </ul>
      {attached.length < maxOffers ? (
        <div className={css.attach}>
          <Field label={t('quote.validUntil')}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={validUntil}
                onChange={({ target }) => setValidUntil(target.value)}
              />
            )}
          </Field>
          <AddFiles
            label={t('quote.attach')}
            look="secondary"
            accept={acceptedBy('offers')}
            isOne
            onFiles={([file]) => file && attach(file)}
          />
        </div>
      ) : null}
      <p className={css.hint}>{t('quote.offersHint')}</p>
    </section>
  )
}
