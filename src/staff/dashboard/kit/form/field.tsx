'use client'

import { createContext, type ReactNode, use, useId } from 'react'
import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import { FieldComments } from '@/src/staff/workflow/comments/field-comments'
import { FieldFindings, useFindings } from '@/src/staff/workflow/findings/findings'
import { TranslationBadge } from '@/src/staff/workflow/translations/translation-badge'
import css from './field.module.css'
import { useFieldName } from './form-record'

/** Attributes by which a control belongs to its field. */
export interface ControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: string
  /** Says what is wrong with the value. */
  problem?: string
  hint?: ReactNode
  isRequired?: boolean
  isWide?: boolean
  /** The localized field of the record that it edits: how its translation stands, and what checks find, are shown with it. */
  textOf?: string
  /** Name by which links lead to it, for what is no localized field. */
  place?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, a hint, and what is wrong with it. */
export function Field(props: Props) {
  const { label, problem, hint, isRequired, isWide, textOf, place, children } = props
  const id = useId()
  const isMarked = useFindings(textOf).length > 0
  const described = [
    isMarked ? `${id}-findings` : '',
    hint ? `${id}-hint` : '',
    problem ? `${id}-problem` : '',
  ].filter(Boolean)
  return (
    <div className={css.field} data-wide={isWide || undefined} data-field={textOf ?? place}>
      <label htmlFor={id} className={css.label}>
        {label}
        {isRequired ? (
          <span aria-hidden="true" className={css.mark}>
            {' *'}
          </span>
        ) : null}
      </label>
      {textOf === undefined ? null : <OriginalText name={textOf} />}
      {children({
        id,
        className: css.control ?? '',
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {textOf === undefined ? null : (
        <FieldNotes id={`${id}-findings`} name={textOf} label={label} />
      )}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

interface CheckProps {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Check({ label, hint, checked, disabled, onChange }: CheckProps) {
  const id = useId()
  return (
    <div className={css.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className={css.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface GroupProps {
  /** Left out under a heading of its own. */
  legend?: string
  hint?: string
  children: ReactNode
}

export const Group = ({ legend, hint, children }: GroupProps) => (
  <fieldset className={css.group} data-wide>
    {legend ? <legend className={css.label}>{legend}</legend> : null}
    {hint ? <p className={css.hint}>{hint}</p> : null}
    {children}
  </fieldset>
)

/** Part of a form that edits one localized field by several controls, with what checks find and how its translation stands. */
export const FieldPart = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.part} data-field={name}>
    <FieldNotes name={name} />
    {children}
  </div>
)

interface NotesProps {
  name: string
  /** By which a comment can be about the field. */
  label?: string
  /** Id of the list of findings. */
  id?: string
}

/** Findings, state of the translation and comments at a field of a record. */
function FieldNotes({ name, label, id }: NotesProps) {
  useFieldName(name, label)
  return (
    <>
      <FieldFindings id={id} path={name} />
      <TranslationBadge path={name} isMissingShown={false} />
      <FieldComments path={name} />
    </>
  )
}

/** English texts of the record that is translated, by their fields; none while English is edited. */
export const OriginalTexts = createContext<object>({})

export const noTexts: object = {}

/** The English of a field, in sight while its translation is typed. */
function OriginalText({ name }: { name: string }) {
  const text: unknown = (use(OriginalTexts) as Record<string, unknown>)[name]
  if (typeof text !== 'string' || text.trim() === '') return null
  return (
    <details open className={css.original}>
      <summary>{languageNames[defaultLanguage]}</summary>
      <p lang={defaultLanguage}>{text}</p>
    </details>
  )
}
