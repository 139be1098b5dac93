'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { formatMoment } from '@/src/staff/workflow/format'
import { useAddress } from '../address'
import { useApprovals } from '../api/approvals'
import { type Collection, write, type Written } from '../api/records'
import { Status } from '../list/cells'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { toastFailure } from '../ui/failure'
import { useLanguage, useTexts } from '../ui/texts'
import css from './entry-dialog.module.css'
import type { StoredVisibility } from './visibility'

/** Documented messages of the collections that are published by forms (specification, section 8). */
export const publishedTexts = {
  products: {
    created: 'toast.productCreated',
    updated: 'toast.productUpdated',
    createFailed: 'toast.productFailed',
    updateFailed: 'toast.productFailed',
    new: 'product.create',
    edit: 'product.edit',
  },
  news: {
    created: 'toast.newsCreated',
    updated: 'toast.newsUpdated',
    createFailed: 'toast.createFailed',
    updateFailed: 'toast.updateFailed',
    new: 'news.new',
    edit: 'news.edit',
  },
  jobs: {
    created: 'toast.jobCreated',
    updated: 'toast.jobUpdated',
    createFailed: 'toast.createFailed',
    updateFailed: 'toast.updateFailed',
    new: 'job.new',
    edit: 'job.edit',
  },
} as const

export type Published = keyof typeof publishedTexts

interface DuplicateProps {
  collection: Collection
  id: string
  /** True while the form has changes, which the copy would not have. */
  isInactive: boolean
}

/** Makes a draft with the values of a record, and opens it. */
export function Duplicate({ collection, id, isInactive }: DuplicateProps) {
  const t = useTexts()
  const { set } = useAddress()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async () => {
    setBusy(true)
    try {
      const { doc } = await write<Written<{ id: string }>>(
        collection,
        'POST',
        `/${id}/duplicate`,
        {},
      )
      set({ open: doc.id }, 'push')
    } catch (error) {
      toastFailure(t, t('toast.createFailed'), error)
      setBusy(false)
    }
  }
  return (
    <Button isInactive={isInactive || isBusy} onClick={() => void duplicate()}>
      {t('form.duplicate')}
    </Button>
  )
}

interface UnpublishProps {
  record: { collection: Published; id: string }
  /** True while the form has changes, which would be lost. */
  isInactive: boolean
  /** True for what is public from a date to come: it is not seen yet. */
  isScheduled: boolean
  onDone: () => void
}

/** Takes a public record off the site; it stays as a draft. */
export function Unpublish({ record, isInactive, isScheduled, onDone }: UnpublishProps) {
  const t = useTexts()
  const { collection, id } = record
  const [isAsking, setAsking] = useState(false)
  const label = t(isScheduled ? 'schedule.cancel' : 'bulk.unpublish')
  return (
    <>
      <Button isInactive={isInactive} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <Confirm
          title={label}
          text={t('publishing.unpublishSure')}
          action={label}
          onConfirm={async () => {
            await write(collection, 'PATCH', `/${id}`, { _status: 'draft' })
            toast({
              title: t(publishedTexts[collection].updated),
              description: t(`publishing.unpublished.${collection}`),
            })
            onDone()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

interface StateProps {
  record: { collection: Published; id: string } | undefined
  stored: StoredVisibility | undefined
  /** Stored date from which the record is public. */
  publicFrom: string | null | undefined
  /** Time at which its draft is published by itself. */
  at: string | null
}

/** Says who sees a record, whose changes wait, when they are published, and what waits for approval. */
export function PublishingState({ record, stored, publicFrom, at }: StateProps) {
  const t = useTexts()
  const lng = useLanguage()
  const { data } = useApprovals()
  const asked = [...(data?.asked ?? []), ...(data?.waiting ?? [])].find(
    ({ state, resourceId }) => state === 'open' && resourceId === record?.id,
  )
  return (
    <div className={css.state} role="status">
      <Status {...(stored ?? { _status: 'draft' })} publicFrom={publicFrom} />
      {at === null ? null : (
        <span>{t('status.scheduledFor', { when: formatMoment(at, lng) })}</span>
      )}
      {asked ? <span>{t('publishing.awaiting', { name: asked.askedBy })}</span> : null}
    </div>
  )
}
