'use client'

import { Button, toast, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { defaultLanguage } from '@/src/i18n/languages'
import type { PanelTextKey } from '@/src/i18n/panel-texts'
import { plainText } from '@/src/platform/text/plain-text'
import css from './badge.module.css'
import { confirmTranslation, type FieldState, type Place, readStates } from './field-states'

/** At a localized field: how its translation stands, beside the English now and before. */
export function TranslationBadge({ path }: { path: string }) {
  const { t } = useTranslation()
  const say = (key: PanelTextKey) => t(`terminalia:${key}` as never)
  const { code: locale } = useLocale()
  const { collectionSlug, globalSlug, id, savedDocumentData } = useDocumentInfo()
  const [states, setStates] = useState<FieldState[]>([])
  const [confirmed, setConfirmed] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  const collection = collectionSlug ?? globalSlug ?? ''
  const record = globalSlug ?? (id === undefined ? '' : String(id))
  const savedAt = `${String(savedDocumentData?.updatedAt)} ${confirmed}`
  const isTranslation = locale !== defaultLanguage && collection !== '' && record !== ''

  useEffect(() => {
    if (!isTranslation) return
    let isShown = true
    void readStates({ collection, id: record, locale }, savedAt).then((all) => {
      if (isShown) setStates(all)
    })
    return () => {
      isShown = false
    }
  }, [isTranslation, collection, record, locale, savedAt])

  const field = isTranslation ? states.find((one) => one.path === path) : undefined
  const isAsked = field !== undefined && location.hash === `#${translationAnchor(path)}`
  useEffect(() => {
    if (isAsked) element.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  if (!field || field.state === 'whole') return null

  const confirm = async () => {
    const place: Place = { collection, id: record, locale }
    try {
      await confirmTranslation(place, field.key)
      setStates((all) =>
        all.map((one) => (one.key === field.key ? { ...one, state: 'whole' } : one)),
      )
      setConfirmed((count) => count + 1)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  const english = plainText(field.english)
  const before = plainText(field.englishBefore)
  return (
    <div
      ref={element}
      id={translationAnchor(path)}
      className={css.badge}
      data-state={field.state}
      role="group"
      aria-label={`${field.label}: ${say(`translation_${field.state}`)}`}
    >
      <span className={css.state}>{say(`translation_${field.state}`)}</span>
      <dl className={css.texts} lang="en">
        {before === '' ? null : (
          <div>
            <dt>{say('translationBefore')}</dt>
            <dd>{before}</dd>
          </div>
        )}
        <div>
          <dt>{say('translationNow')}</dt>
          <dd>{english}</dd>
        </div>
      </dl>
      {field.state === 'missing' ? null : (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void confirm()}>
          {say('translationConfirm')}
        </Button>
      )}
    </div>
  )
}

/** The part of an address that leads to a field's badge. */
const translationAnchor = (path: string): string => `translation-${path}`
