'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { Comments } from '@/src/staff/workflow/comments/comments'
import { Fold } from '@/src/staff/workflow/fold'
import { RecordActivity } from '@/src/staff/workflow/history/activity-list'
import { VersionList } from '@/src/staff/workflow/history/version-list'
import { AddToRelease } from '@/src/staff/workflow/add-to-release'
import { SharePreview } from '@/src/staff/workflow/share/share-preview'
import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { FormSection } from './form-section'
import { ConflictNotice, WaitingNotice } from './entry-notices'
import css from './entry-dialog.module.css'
import { useFieldText } from '../ui/record-names'
import { FormRecordProvider } from './form-record'
import { useStaff } from '../api/auth'
import { formatDateTime } from '@/src/staff/workflow/format'
import { Modal } from '../ui/modal'
import type { Collection } from '../api/records'
import { useLanguage, useTexts } from '../ui/texts'
import type { EntryForm } from './use-entry-form'
import { useLeaveGuard } from './use-leave-guard'

interface Props {
  /** The action: “Edit product”. */
  title: string
  /** The name of the record, as it is saved; none for a new one. */
  name?: string
  form: Pick<
    EntryForm<object>,
    | 'isDirty'
    | 'isSaving'
    | 'failure'
    | 'conflict'
    | 'submit'
    | 'draftFrom'
    | 'restoreDraft'
    | 'dropDraft'
    | 'submitCount'
  >
  /** Label of the button that saves; or several buttons, the main one last. */
  action: string | SaveButton[]
  /** Pictures are still on their way. */
  isBusy?: boolean
  /** Record that is edited; undefined for a new entry. */
  record?: { collection: Collection; id: string }
  /** Language whose texts the form shows. */
  shownLanguage?: Language
  /** The same as the form has read it, which a version saved meanwhile is held against. */
  stored?: object
  /** Its changes that are not public, where the entry itself is. */
  waiting?: WaitingDraft
  /** Beside the buttons: where the entry can be seen. */
  aside?: ReactNode
  /** Above the buttons, always in sight: who sees the entry, and what waits. */
  state?: ReactNode
  /** Further actions for the stored entry. */
  tools?: ReactNode
  /** Column beside a form in sections: above it where there is no room. */
  side?: ReactNode
  children: ReactNode
  onClose: () => void
  /** Reads the record anew, after another version came back. */
  onReopen?: () => void
}

/** Button that saves an entry in one of several ways. */
export interface SaveButton {
  label: string
  /** True for that of Enter and Ctrl+S. */
  isDefault: boolean
  isInactive?: boolean
  /** Saves in its way; without it the form is saved as it is. */
  onPress?: () => void
}

/** Returns true for collections with drafts whose records have a form here. */
const isDrafted = (collection: Collection): boolean =>
  ['products', 'news', 'jobs'].includes(collection)

/** The dialog of an entry: Ctrl+S saves, and nothing written is lost by closing it. */
export const EntryDialog = (props: Props) => (
  <FormRecordProvider
    record={props.record}
    lng={props.shownLanguage ?? defaultLanguage}
    savedAt={props.stored}
    isModified={props.form.isDirty}
  >
    <Sheet {...props} />
  </FormRecordProvider>
)

function Sheet(props: Props) {
  const {
    title,
    name,
    stored,
    form,
    action,
    isBusy,
    record,
    waiting,
    aside,
    side,
    state,
    children,
    onClose,
    onReopen,
  } = props
  const t = useTexts()
  const lng = useLanguage()
  const { isSuperAdmin } = useStaff()
  const nameField = useFieldText()
  const [isLeaving, setLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isDisabled = form.isSaving || isBusy
  const drafted = record && isDrafted(record.collection) ? record : undefined

  const leaving = useLeaveGuard(form.isDirty, () => setLeaving(true))
  const close = () => (form.isDirty ? setLeaving(true) : onClose())
  const buttons = typeof action === 'string' ? [{ label: action, isDefault: true }] : action
  const save = (button: SaveButton | undefined) => {
    if (isDisabled) return
    if (button?.onPress) button.onPress()
    else void form.submit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(buttons.find(({ isDefault }) => isDefault))
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  // After a try to save alone: while one field is being corrected the focus must not go to the next.
  useEffect(() => {
    if (form.submitCount === 0) return
    const place =
      element.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      element.current?.querySelector<HTMLElement>('[role="alert"]')
    if (place?.matches('[role="alert"]')) place.tabIndex = -1
    place?.focus()
  }, [form.submitCount])

  const tools = (
    <div className={css.actions}>
      <AddToRelease />
      {props.tools}
    </div>
  )
  const past = (
    <>
      <Comments />
      {drafted ? (
        <Fold title={t('version.title')}>
          <VersionList
            {...drafted}
            nameField={nameField}
            onRestored={() => {
              form.dropDraft()
              onReopen?.()
            }}
          />
        </Fold>
      ) : null}
      {record && isSuperAdmin ? (
        <Fold title={t('activity.history')}>
          <RecordActivity {...record} nameField={nameField} />
        </Fold>
      ) : null}
      {drafted ? <SharePreview /> : null}
    </>
  )

  return (
    <Modal
      size={side ? 'wide' : 'record'}
      title={name || title}
      kind={name ? title : undefined}
      rowOf={record?.id}
      onClose={close}
    >
      <form
        ref={element}
        className={css.form}
        data-sided={side ? '' : undefined}
        noValidate
        onSubmit={submit}
        aria-label={title}
      >
        {side ? (
          <div className={css.side}>
            {side}
            {tools}
          </div>
        ) : null}
        <div className={css.body}>
          {form.draftFrom ? (
            <div className={css.notice} role="status">
              <p>{t('draft.found', { when: formatDateTime(form.draftFrom, lng) })}</p>
              <Button onClick={form.restoreDraft}>{t('draft.restore')}</Button>
              <Button look="ghost" onClick={form.dropDraft}>
                {t('draft.drop')}
              </Button>
            </div>
          ) : null}
          {form.conflict ? (
            <ConflictNotice
              conflict={form.conflict}
              record={record}
              stored={stored}
              onOverwrite={() => void form.submit(true)}
              onLeave={onClose}
            />
          ) : null}
          {record && waiting ? (
            <WaitingNotice collection={record.collection} waiting={waiting} onDiscarded={onClose} />
          ) : null}
          {form.failure ? (
            <p className={css.failure} role="alert">
              {form.failure}
            </p>
          ) : null}
          {children}
          {side && record ? (
            <FormSection name="record" title={t('form.record')}>
              {past}
            </FormSection>
          ) : null}
          {side ? null : tools}
          {side ? null : past}
        </div>
        <div className={css.end} data-keep-clear>
          {state}
          {aside}
          <span className={css.keys}>{t('form.keys')}</span>
          <Button onClick={close}>{t('cancel')}</Button>
          {buttons.map((button, index) => {
            const isMain = index === buttons.length - 1
            return (
              <Button
                key={button.label}
                look={isMain ? 'primary' : 'secondary'}
                type={button.isDefault ? 'submit' : 'button'}
                isInactive={isDisabled || button.isInactive}
                aria-busy={isMain ? isDisabled : undefined}
                onClick={button.isDefault ? undefined : () => save(button)}
              >
                {isMain && form.isSaving
                  ? t('form.saving')
                  : isMain && isBusy
                    ? t('form.uploading')
                    : button.label}
              </Button>
            )
          })}
        </div>
      </form>
      {isLeaving ? (
        <Confirm
          title={t('form.leaveTitle')}
          text={t('form.leaveText')}
          action={t('form.leave')}
          keep={t('form.keepEditing')}
          onConfirm={() => {
            form.dropDraft()
            if (!leaving.resume()) onClose()
          }}
          onClose={() => {
            leaving.stay()
            setLeaving(false)
          }}
        />
      ) : null}
    </Modal>
  )
}
