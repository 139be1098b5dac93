'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type Webhook,
  webhookCollections,
  webhookEvents,
  type WebhookSecret,
} from '@/src/contract/staff/webhooks'
import { languageNames, languages } from '@/src/i18n/languages'
import { formatDateTime } from '@/src/staff/workflow/format'
import { readCollectionAgain, write, type Written } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Check, Field, Group } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { isToCome } from '../kit/form/moment'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { toastFailure } from '../kit/ui/failure'
import { resourceText } from '../kit/ui/record-names'
import { ShownOnce } from '../kit/ui/shown-once'
import { useLanguage, useTexts } from '../kit/ui/texts'

interface Props {
  /** Undefined for a new one. */
  webhook: Webhook | undefined
  /** Gets a secret that was made, to show it once. */
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Creates or edits a receiver: where messages go, and which. */
export function WebhookForm({ webhook, onSecret, onClose }: Props) {
  const t = useTexts()
  const form = useEntryForm({
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [...webhookEvents],
      collections: webhook?.collections ?? [],
      languages: webhook?.languages ?? [],
      isActive: webhook?.isActive ?? true,
    },
    draftKey: null,
    hasOwnTexts: true,
    check: ({ url, events }): FieldErrors => ({
      ...(URL.canParse(url.trim()) ? {} : { url: t('webhook.urlNeeded') }),
      ...(events.length > 0 ? {} : { events: t('webhook.eventsNeeded') }),
    }),
    save: async (values) => {
      const body = { ...values, url: values.url.trim(), description: values.description.trim() }
      if (webhook) await write('webhooks', 'PATCH', `/${webhook.id}`, body)
      else return write<Written<Webhook & WebhookSecret>>('webhooks', 'POST', '', body)
    },
    onSaved: (created) => {
      toast({ title: t('webhook.saved') })
      onClose()
      if (created) onSecret(created.doc.secret)
    },
  })
  const { values, set, fieldErrors } = form
  return (
    <EntryDialog
      title={t(webhook ? 'webhook.edit' : 'webhook.add')}
      name={webhook?.url}
      action={t(webhook ? 'form.save' : 'form.create')}
      form={form}
      onClose={onClose}
    >
      <Field
        label={t('webhook.url')}
        isRequired
        isWide
        hint={t('webhook.urlHint')}
        problem={fieldErrors.url}
      >
        {(control) => (
          <input
            {...control}
            type="url"
            autoComplete="off"
            maxLength={2000}
            value={values.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        )}
      </Field>
      <Field label={t('webhook.description')} isWide problem={fieldErrors.description}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={values.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      <Group legend={t('webhook.events')} hint={fieldErrors.events}>
        {webhookEvents.map((event) => (
          <Check
            key={event}
            label={t(`webhook.event.${event}`)}
            checked={values.events.includes(event)}
            onChange={(isOn) => set({ events: withOption(values.events, event, isOn) })}
          />
        ))}
      </Group>
      <Group legend={t('webhook.collections')} hint={t('webhook.allHint')}>
        {webhookCollections.map((one) => (
          <Check
            key={one}
            label={resourceText(t, one)}
            checked={values.collections.includes(one)}
            onChange={(isOn) => set({ collections: withOption(values.collections, one, isOn) })}
          />
        ))}
      </Group>
      <Group legend={t('webhook.languages')} hint={t('webhook.allHint')}>
        {languages.map((one) => (
          <Check
            key={one}
            label={languageNames[one]}
            checked={values.languages.includes(one)}
            onChange={(isOn) => set({ languages: withOption(values.languages, one, isOn) })}
          />
        ))}
      </Group>
      <Check
        label={t('webhook.on')}
        hint={t('webhook.activeHint')}
        checked={values.isActive}
        onChange={(isActive) => set({ isActive })}
      />
      {webhook ? <Tools webhook={webhook} onSecret={onSecret} /> : null}
    </EntryDialog>
  )
}

const withOption = <T,>(chosen: T[], one: T, isOn: boolean): T[] =>
  isOn ? [...chosen, one] : chosen.filter((other) => other !== one)

/** Changes the secret of a receiver, and sends it a test. */
function Tools({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  const t = useTexts()
  const lng = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [keepFormer, setKeepFormer] = useState(true)
  const { formerSecretUntil: until } = webhook
  const path = `/${webhook.id}`
  const test = useMutation({
    mutationFn: () => write('webhooks', 'POST', `${path}/test`),
    onSuccess: () => {
      toast({ title: t('webhook.testSent') })
      void readCollectionAgain('webhook-deliveries')
    },
    onError: (error) => toastFailure(t, t('toast.error'), error),
  })
  return (
    <Group
      legend={t('webhook.secret')}
      hint={
        until && isToCome(until)
          ? t('webhook.formerUntil', { when: formatDateTime(new Date(until), lng) })
          : t('webhook.secretHint')
      }
    >
      <div>
        <Button onClick={() => setAsking(true)}>{t('webhook.newSecret')}</Button>{' '}
        <Button isInactive={test.isPending} onClick={() => test.mutate()}>
          {t('webhook.test')}
        </Button>
      </div>
      {isAsking ? (
        <Confirm
          title={t('webhook.newSecret')}
          text={t('webhook.newSecretText')}
          action={t('webhook.newSecret')}
          onConfirm={async () => {
            const body = { keepFormer }
            const made = await write<WebhookSecret>('webhooks', 'POST', `${path}/secret`, body)
            onSecret(made.secret)
          }}
          onClose={() => setAsking(false)}
        >
          <Check
            label={t('webhook.keepFormer')}
            hint={t('webhook.keepFormerHint')}
            checked={keepFormer}
            onChange={setKeepFormer}
          />
        </Confirm>
      ) : null}
    </Group>
  )
}

/** A secret that was made, shown once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts()
  return (
    <ShownOnce
      title={t('webhook.secret')}
      description={t('webhook.secretText')}
      label={t('webhook.secret')}
      value={secret}
      copy={t('webhook.copy')}
      copied={t('webhook.copied')}
      onClose={onClose}
    />
  )
}
