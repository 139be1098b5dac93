'use client'

import { type ReactNode, useId, useRef } from 'react'
import type { TranslatedText } from '@/src/contract/staff/translations'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { diffWords } from '@/src/platform/text/word-diff'
import fieldCss from '../kit/form/field.module.css'
import { problemText } from '../kit/ui/failure'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { isOutdated, isToDo, shownTargets, type TextEdit } from './edits'
import css from './translate.module.css'

interface Props {
  text: TranslatedText
  edit: TextEdit | undefined
  lng: Language
  /** Says why it was refused. */
  error: string | undefined
  isUnfinished: boolean
  /** The machine's proposal, and the button that asks for one. */
  proposal: ReactNode
  isConfirming: boolean
  onChange: (targets: string[]) => void
  onConfirm: () => void
  /** Drops what is typed. */
  onDrop: () => void
  /** Keeps what is typed upon a text that was changed meanwhile. */
  onKeep: () => void
}

/** A text of a record: the English of each segment beside its translation. */
export function TranslateText(props: Props) {
  const { text, edit, lng, error, isUnfinished, proposal, isConfirming } = props
  const { onChange, onConfirm, onDrop, onKeep } = props
  const t = useTexts()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { before, isEditable, label, link, sources, state, terms } = text
  const targets = shownTargets(text, edit)
  const isFitting = before?.length === sources.length
  const isConfirmable = !edit && (state === 'stale' || state === 'machine')
  const note = error
    ? problemText(t, error)
    : isUnfinished
      ? t('translation.unfinished')
      : undefined

  /** Puts a term where the caret was last in this text. */
  const insert = (term: string) => {
    const areas = [...(list.current?.querySelectorAll('textarea') ?? [])]
    const index = Math.max(
      0,
      areas.findIndex((area) => 'last' in area.dataset),
    )
    const area = areas[index]
    if (!area) return
    const { selectionEnd, selectionStart, value } = area
    const typed = value.slice(0, selectionStart) + term + value.slice(selectionEnd)
    onChange(targets.map((target, place) => (place === index ? typed : target)))
    area.focus()
    const caret = selectionStart + term.length
    requestAnimationFrame(() => area.setSelectionRange(caret, caret))
  }

  return (
    <section className={css.text} aria-labelledby={`${id}-label`} data-state={state}>
      <div className={css.textHead}>
        <h2 id={`${id}-label`} className={css.label}>
          {label}
        </h2>
        <span id={`${id}-state`} className={css.state}>
          {edit ? t('translation.unsaved') : t(`translation.${state}`)}
        </span>
        {isConfirmable ? (
          <Button isInactive={isConfirming} onClick={onConfirm}>
            {t('translation.confirm')}
          </Button>
        ) : null}
        {isEditable ? proposal : <a href={link}>{t('edit')}</a>}
      </div>
      {isOutdated(text, edit) ? (
        <div className={css.notice} role="alert">
          <p>{t('translation.changed')}</p>
          <blockquote lang={lng}>{text.translation || '–'}</blockquote>
          {targets.length === sources.length ? (
            <Button onClick={onKeep}>{t('translation.keepMine')}</Button>
          ) : (
            <pre lang={lng}>{targets.join('\n')}</pre>
          )}
          <Button onClick={onDrop}>{t('translation.takeTheirs')}</Button>
        </div>
      ) : null}
      {before && !isFitting ? (
        <Source before={before.join('\n')} text={sources.join('\n')} />
      ) : null}
      {isEditable && text.targets === null && !edit ? (
        <p className={css.hint}>
          {t('translation.otherStructure')} <q lang={lng}>{text.translation}</q>
        </p>
      ) : null}
      {terms.length > 0 && isEditable ? (
        <ul className={css.terms} aria-label={t('translation.terms')}>
          {terms.map(({ en, note: why, term }) => (
            <li key={`${en} ${term}`}>
              <span lang={defaultLanguage}>{en}</span>
              <Button
                title={why ?? undefined}
                aria-label={t('translation.insertTerm', { term, en })}
                onClick={() => insert(term)}
              >
                <span lang={lng}>{term}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <ol ref={list} className={css.segments}>
        {sources.map((source, index) => (
          // Segments are known by their places.
          <li key={index}>
            <Source
              id={`${id}-${index}-source`}
              before={isFitting ? before[index] : undefined}
              text={source}
            />
            {isEditable ? (
              <textarea
                className={fieldCss.control}
                lang={lng}
                rows={countRows(targets[index] || source)}
                value={targets[index] ?? ''}
                maxLength={text.maxLength ?? undefined}
                data-text={`${text.key} ${index}`}
                data-todo={isToDo(text, index, edit) || undefined}
                aria-label={nameOf(label, index, sources.length)}
                aria-describedby={`${id}-state ${id}-${index}-source${note ? ` ${id}-note` : ''}`}
                aria-invalid={error ? true : undefined}
                onFocus={({ currentTarget }) => {
                  for (const area of list.current?.querySelectorAll('textarea') ?? [])
                    delete area.dataset.last
                  currentTarget.dataset.last = ''
                }}
                onChange={({ target }) => {
                  const typed = text.isLine ? target.value.replaceAll(/\n+/g, ' ') : target.value
                  onChange(
                    sources.map((_, place) => (place === index ? typed : (targets[place] ?? ''))),
                  )
                }}
              />
            ) : (
              <p className={css.source} lang={lng}>
                {text.translation}
              </p>
            )}
          </li>
        ))}
      </ol>
      {note ? (
        <p id={`${id}-note`} className={error ? fieldCss.problem : css.hint}>
          {note}
        </p>
      ) : null}
    </section>
  )
}

const nameOf = (label: string, index: number, count: number): string =>
  count > 1 ? `${label} ${index + 1}/${count}` : label

/** Height before the browser fits it to the text, which not each browser does. */
const countRows = (text: string): number =>
  Math.min(
    12,
    text.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 60), 0),
  )

interface SourceProps {
  id?: string
  text: string
  before: string | undefined
}

/** English of a segment, with the words that changed since it was translated. */
function Source({ id, text, before }: SourceProps) {
  return (
    <p id={id} className={css.source} lang={defaultLanguage}>
      {before === undefined
        ? text
        : diffWords(before, text).map(({ kind, text: words }, index) => {
            const key = `${index} ${kind}`
            if (kind === 'same') return <span key={key}>{words}</span>
            return kind === 'deleted' ? <del key={key}>{words}</del> : <ins key={key}>{words}</ins>
          })}
    </p>
  )
}
