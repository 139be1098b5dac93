'use client'

import { type ReactNode, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { pageAddress, recordAddress } from '@/src/domain/links/addresses'
import { isDated, publicFromField } from '@/src/domain/publishing/validity'
import { formatList } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { useApprovalRule } from '@/src/staff/workflow/approvals'
import { formatDateTime } from '@/src/staff/workflow/format'
import { ScheduleDialog, useSchedule } from '@/src/staff/workflow/schedule'
import { useStaff } from '../api/auth'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/failure'
import { Modal } from '../ui/modal'
import { useLanguage, useTexts } from '../ui/texts'
import {
  Duplicate,
  type Published,
  publishedTexts,
  PublishingState,
  Unpublish,
} from './entry-actions'
import { EntryDialog } from './entry-dialog'
import type { FieldErrors } from './field-errors'
import { useFormLanguage } from './language-tabs'
import type { Saved, StoredEntry } from './localized-entry'
import { isToCome, momentToApi, parseMoment } from './moment'
import { PreviewLink } from './page-fields'
import { type EntryForm, useEntryForm } from './use-entry-form'
import {
  chooseAction,
  foreignWriters,
  isPublic,
  offerActions,
  getOutcome,
  type PublishAction,
  type Visibility,
} from './visibility'

interface Options<Stored extends StoredEntry, Values extends Visibility, Result extends Saved> {
  collection: Published
  /** Undefined for a new entry. */
  existing: Stored | undefined
  initial: Values
  check: (values: Values) => FieldErrors
  save: (values: Values, existing: Stored | undefined, isForced: boolean) => Promise<Result>
  /** Says what went wrong beside the entry, which is saved; returns false where nothing did. */
  warn?: (saved: Result) => boolean
  onFieldErrors?: (fieldErrors: FieldErrors) => void
  onClose: () => void
  onReopen: () => void
}

/** Form of an entry that is published, and what its dialog takes. */
export function usePublishedForm<
  Stored extends StoredEntry,
  Values extends Visibility,
  Result extends Saved,
>(options: Options<Stored, Values, Result>) {
  const { collection, existing, initial, check, save, warn, onFieldErrors, onClose } = options
  const t = useTexts()
  const lng = useLanguage()
  const [shownLanguage, setShownLanguage] = useFormLanguage()
  const texts = publishedTexts[collection]
  const say = ({ id, slug }: Saved, values: Values) => {
    const publicFrom = momentToApi(publicFromOf(collection, values) ?? '')
    const at = values.saveAs === 'schedule' ? values.publishAt : publicFrom
    const outcome = getOutcome(values, publicFrom)
    const when = at ? formatDateTime(new Date(at), lng) : ''
    const page = outcome === 'published' ? pageAddress(collection, { slug }) : null
    toast({
      title: t(texts[existing ? 'updated' : 'created']),
      description:
        outcome === 'published' || outcome === 'scheduled'
          ? t(`publishing.${outcome}.${collection}`, { when })
          : t(outcome === 'asked' ? 'approval.done.asked' : `publishing.${outcome}`),
      action: { label: t('publishing.view'), href: page ?? recordAddress(collection, id) },
    })
  }
  const form = useEntryForm<Values, Result>({
    initial,
    draftKey: `${collection}.${existing?.id ?? 'new'}`,
    check,
    onLanguage: setShownLanguage,
    save: (values, isForced) => save(values, existing, isForced),
    onSaved: (saved, values) => {
      if (!warn?.(saved)) say(saved, values)
      onClose()
    },
    onFieldErrors,
    onFailed: (error) =>
      toastFailure(t, t(texts[existing ? 'updateFailed' : 'createFailed']), error),
  })
  return {
    form,
    lng: shownLanguage,
    setLng: setShownLanguage,
    dialog: { ...options, form, shownLanguage },
  }
}

interface Props {
  collection: Published
  existing: StoredEntry | undefined
  form: EntryForm<Visibility>
  shownLanguage: Language
  /** The name of the entry, as it is saved. */
  name: string | undefined
  /** Pictures are still on their way. */
  isBusy?: boolean
  side?: ReactNode
  children: ReactNode
  onClose: () => void
  onReopen: () => void
}

/** Dialog of an entry that is published: its state, and the ways of publishing, the same for all of them. */
export function PublishedDialog(props: Props) {
  const { collection, existing, form, name, ...dialog } = props
  const t = useTexts()
  const lng = useLanguage()
  const { user } = useStaff()
  const rule = useApprovalRule(collection)
  const record = existing && { collection, id: existing.id }
  const at = useSchedule(record && !rule ? record : null)
  const [asked, setAsked] = useState<'schedule' | 'writers' | null>(null)
  const { values } = form
  const publicFrom = momentToApi(publicFromOf(collection, values) ?? '')
  const storedFrom = existing ? publicFromOf(collection, existing) : null
  const { actions, byKey } = offerActions({ existing, rule, publicFrom })
  const writers = foreignWriters(existing, user.username)
  const isOnSite = isPublic(existing)

  const submit = (action: PublishAction, more: Partial<Visibility> = {}) => {
    setAsked(null)
    form.set({ publishAt: undefined, ...chooseAction(action, { existing, rule }), ...more })
    void form.submit()
  }
  const press = (action: PublishAction) => {
    if (action === 'schedule') setAsked('schedule')
    else if (action === 'publish' && writers) setAsked('writers')
    else submit(action)
  }
  const schedule = (time: string) => {
    // Of what visitors do not see yet the date tells them since when there it is; a public one stays as it is until then.
    if (isDated(collection) && !isOnSite && at === null)
      submit('publish', { [publicFromField[collection]]: parseMoment(time) })
    else submit('schedule', { publishAt: time })
  }
  const labels = {
    draft: t('form.saveDraft'),
    schedule: t('schedule.set'),
    alone: t('waiting.choice.alone'),
    publish: t(isToCome(publicFrom) ? 'schedule.set' : 'form.publish'),
    ask: t('approval.ask'),
  }

  return (
    <EntryDialog
      {...dialog}
      title={t(publishedTexts[collection][existing ? 'edit' : 'new'])}
      name={name}
      stored={existing}
      form={form}
      record={record}
      waiting={existing?.waiting}
      aside={<PreviewLink collection={collection} id={existing?.id} />}
      action={actions.map((action) => ({
        label: labels[action],
        isDefault: action === byKey,
        // Of a public entry without changes there is nothing to wait.
        isInactive:
          action === 'schedule' && isOnSite && !existing?.waiting && at === null && !form.isDirty,
        onPress: () => press(action),
      }))}
      tools={
        record ? (
          <>
            <Duplicate {...record} isInactive={form.isDirty} />
            {isOnSite ? (
              <Unpublish
                record={record}
                isInactive={form.isDirty}
                isScheduled={isToCome(storedFrom)}
                onDone={dialog.onReopen}
              />
            ) : null}
          </>
        ) : null
      }
      state={
        <>
          <PublishingState record={record} stored={existing} publicFrom={storedFrom} at={at} />
          {asked === 'schedule' ? (
            <ScheduleDialog
              place={record}
              at={at}
              onChosen={schedule}
              onClose={() => setAsked(null)}
            />
          ) : null}
          {asked === 'writers' && writers ? (
            <Modal
              isAlert
              title={t('publishing.writersTitle')}
              description={t('publishing.writersText', {
                names: formatList(writers, lng) || t('inPlace.somebody'),
              })}
              actions={
                <>
                  <Button data-first onClick={() => setAsked(null)}>
                    {t('form.keepEditing')}
                  </Button>
                  <Button onClick={() => submit('alone')}>{t('waiting.choice.alone')}</Button>
                  <Button look="primary" onClick={() => submit('publish')}>
                    {t('waiting.choice.publish')}
                  </Button>
                </>
              }
              onClose={() => setAsked(null)}
            />
          ) : null}
        </>
      }
    />
  )
}

/** Returns the date from which a record is public, or the values of its form; null where it has none. */
function publicFromOf(collection: Published, of: object): string | null {
  if (!isDated(collection)) return null
  const date = (of as Record<string, unknown>)[publicFromField[collection]]
  return typeof date === 'string' ? date : null
}
