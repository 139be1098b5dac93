'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TranslationPlace, TranslationTexts } from '@/src/contract/staff/translations'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { formatDateTime } from '@/src/staff/workflow/format'
import { useConfirmTranslation } from '@/src/staff/workflow/translations/translation-badge'
import { isGone } from '../kit/api/call'
import { Check } from '../kit/form/field'
import fieldCss from '../kit/form/field.module.css'
import { useLeaveGuard } from '../kit/form/use-leave-guard'
import { Button } from '../kit/ui/button'
import { Confirm, Gone } from '../kit/ui/confirm'
import { useDocumentTitle } from '../kit/ui/modal'
import failureCss from '../kit/ui/failure.module.css'
import { QueryState } from '../kit/ui/query-state'
import { resourceText } from '../kit/ui/record-names'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { isToDo } from './edits'
import { Proposal, TranslateMissing, useProposals } from './machine'
import { TranslateText } from './translate-text'
import css from './translate.module.css'
import { type Translation, useTranslation } from './use-translation'

interface Props {
  place: TranslationPlace
  /** Key of the text that is read first; empty for none. */
  field: string
  onLanguage: (lng: Language) => void
  onClose: () => void
}

/** A record's texts, each beside its English: Ctrl+Enter saves and goes to the next that is to do. */
export function Translate({ place, field, onLanguage, onClose }: Props) {
  const { collection, locale } = place
  const t = useTexts()
  const lng = useLanguage()
  const languages = useSiteLanguages().filter((one) => one !== defaultLanguage)
  const translation = useTranslation(place)
  const { query, texts, edits, errors, failure, isDirty, isSaving, unfinished, save } = translation
  const { isPending, confirm } = useConfirmTranslation(place)
  const proposals = useProposals(place)
  const list = useRef<HTMLDivElement>(null)
  const [isShort, setShort] = useState(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const guard = useLeaveGuard(isDirty, () => setLeave(() => onClose))
  const { data } = query
  const title = data ? (data.title ?? resourceText(t, collection)) : ''
  useDocumentTitle(title || null)
  const shown = texts.filter(
    ({ key, state }) => !isShort || state !== 'whole' || edits[key] !== undefined,
  )
  const open = texts.filter((text) =>
    text.sources.some((_, index) => isToDo(text, index, edits[text.key])),
  ).length
  const go = (to: () => void) => (isDirty ? setLeave(() => to) : to())

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save('draft')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save])

  const isRead = data !== undefined
  useEffect(() => {
    if (isRead && field)
      list.current?.querySelector<HTMLElement>(`[data-text^="${CSS.escape(`${field} `)}"]`)?.focus()
  }, [isRead, field])

  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, key, metaKey, shiftKey, target } = event
    if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return
    const areas = [...(list.current?.querySelectorAll('textarea') ?? [])]
    const at = areas.indexOf(target)
    const after = areas.slice(at + 1)
    const isOpen = ({ dataset }: HTMLElement) => 'todo' in dataset
    const withControl = ctrlKey || metaKey
    let next: HTMLTextAreaElement | undefined
    if (withControl && key === 'ArrowDown') next = after[0]
    else if (withControl && key === 'ArrowUp') next = areas[at - 1]
    else if (key === 'Tab' && !shiftKey && !withControl) next = after.find(isOpen)
    else if (withControl && key === 'Enter') {
      void save('draft')
      next = [...after, ...areas.slice(0, at)].find(isOpen)
      event.preventDefault()
    }
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  if (isGone(query.error)) return <Gone list={t('translation.title')} onClose={onClose} />
  return (
    <section className={css.translate} aria-labelledby="translate-title">
      <div className={css.top}>
        <Button look="ghost" onClick={() => go(onClose)}>
          {t('translation.back')}
        </Button>
        <h1 id="translate-title" className={css.title}>
          {title}
        </h1>
        <label className={css.language}>
          {t('translation.into')}{' '}
          <select
            className={fieldCss.control}
            value={locale}
            onChange={({ target }) => {
              const to = languages.find((one) => one === target.value)
              if (to) go(() => onLanguage(to))
            }}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QueryState query={query} loading={t('loading')} failed={t('translation.failed')}>
        {data ? (
          <>
            <div className={css.tools}>
              <p role="status">{t('translation.toDo', { number: open })}</p>
              <Check label={t('translation.toDoOnly')} checked={isShort} onChange={setShort} />
              <a href={data.link}>{t('edit')}</a>
            </div>
            <p className={css.hint}>{t('translation.keys')}</p>
            {translation.draftFrom && !isDirty ? (
              <div className={css.notice} role="status">
                <p>{t('draft.found', { when: formatDateTime(translation.draftFrom, lng) })}</p>
                <Button onClick={translation.restoreDraft}>{t('draft.restore')}</Button>
                <Button look="ghost" onClick={translation.forgetDraft}>
                  {t('draft.drop')}
                </Button>
              </div>
            ) : null}
            {data.hasMachine && data.hasDrafts ? (
              <TranslateMissing
                place={place}
                keys={texts
                  .filter(
                    ({ isEditable, key, state }) =>
                      isEditable && state === 'missing' && !edits[key],
                  )
                  .map(({ key }) => key)}
              />
            ) : null}
            <div ref={list} className={css.texts} onKeyDown={onKeyDown}>
              {shown.map((text) => (
                <TranslateText
                  key={text.key}
                  text={text}
                  edit={edits[text.key]}
                  lng={locale}
                  error={errors[text.key]}
                  isUnfinished={unfinished.includes(text.key)}
                  isConfirming={isPending}
                  proposal={
                    data.hasMachine ? (
                      <Proposal
                        text={text}
                        lng={locale}
                        proposals={proposals}
                        onUse={(targets) => translation.change(text, targets)}
                      />
                    ) : null
                  }
                  onChange={(targets) => translation.change(text, targets)}
                  onConfirm={() => void confirm(text.key)}
                  onDrop={() => translation.drop(text.key)}
                  onKeep={() => translation.keep(text)}
                />
              ))}
            </div>
            <Orphans translation={translation} lng={locale} />
            <div className={css.end} data-keep-clear>
              {failure ? (
                <p className={failureCss.failure} role="alert">
                  {failure}
                </p>
              ) : null}
              <p className={css.hint}>{publishHint(t, data, locale)}</p>
              <Button
                look={data.hasDrafts && data.isPublic ? 'secondary' : 'primary'}
                isInactive={isSaving || !isDirty}
                aria-busy={isSaving}
                onClick={() => void save('draft')}
              >
                {data.hasDrafts ? t('translation.saveDraft') : t('translation.savePublic')}
              </Button>
              {data.hasDrafts && data.isPublic ? (
                <Button
                  look="primary"
                  isInactive={isSaving || (!isDirty && data.unpublished === 0)}
                  onClick={() => void save('published')}
                >
                  {t('translation.publish', { language: languageNames[locale] })}
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
      </QueryState>
      {leave ? (
        <Confirm
          title={t('form.leaveTitle')}
          text={t('form.leaveText')}
          action={t('form.leave')}
          onConfirm={() => {
            translation.forgetDraft()
            if (!guard.resume()) leave()
          }}
          onClose={() => {
            guard.stay()
            setLeave(null)
          }}
        />
      ) : null}
    </section>
  )
}

/** Says what becomes public by the buttons. */
function publishHint(t: Texts, data: TranslationTexts, locale: Language): string {
  const { hasDrafts, held, isPublic } = data
  if (!hasDrafts) return t('translation.noDrafts')
  if (!isPublic) return t('translation.notPublic')
  const language = languageNames[locale]
  const hint = t('translation.publishHint', { language })
  return held > 0 ? `${hint} ${t('translation.held', { number: held })}` : hint
}

/** Typed texts whose places are no longer in the record: they can still be copied. */
function Orphans({ translation, lng }: { translation: Translation; lng: Language }) {
  const t = useTexts()
  const { drop, edits, texts } = translation
  const lost = Object.entries(edits).filter(([key]) => texts.every((text) => text.key !== key))
  return lost.map(([key, { targets }]) => (
    <div key={key} className={css.notice} role="alert">
      <p>{t('translation.lost')}</p>
      <pre lang={lng}>{targets.join('\n')}</pre>
      <Button onClick={() => drop(key)}>{t('form.leave')}</Button>
    </div>
  ))
}
