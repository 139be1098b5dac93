'use client'

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { fieldAround } from '@/src/payload/patches/panel/open-field'
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { useCookieRead, writeByCookie } from '@/src/staff/workflow/cookie-calls'
import {
  type ButtonProps,
  type DialogProps,
  type FieldProps,
  type FormHost,
  FormHostContext,
  type FormRecord,
  type Host,
  HostContext,
} from '@/src/staff/workflow/host'
import { submitAlone, useModal } from '@/src/staff/workflow/use-modal'
import { say } from './say'
import css from './workflow-host.module.css'

/** Gives what all staff interfaces draw the calls and controls of the panel. */
export function WorkflowHost({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const host = useMemo<Host>(
    () => ({
      lng: languageOr(i18n.language),
      say: (key, values) => say({ i18n }, key, values),
      useRead,
      write: writeByCookie,
      explain,
      Button: HostButton,
      Dialog: HostDialog,
      Field: HostField,
    }),
    [i18n],
  )
  const forms = useMemo<FormHost>(
    () => ({
      languages: config.localization ? config.localization.localeCodes.filter(isLanguage) : [],
      notify: (text, error) =>
        error === undefined ? toast.success(text) : toast.error(`${text}. ${explain(error)}`),
      useRecord,
      usePlaces: useFocusedField,
    }),
    [config],
  )
  return (
    <HostContext value={host}>
      <FormHostContext value={forms}>{children}</FormHostContext>
    </HostContext>
  )
}

/** The server answers the panel in its language. */
const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Answers that depend on what is saved in the form. */
const ofSaved = ['/admin/checks', '/admin/translations/']

const useRead: Host['useRead'] = (path) => {
  const { savedDocumentData } = useDocumentInfo()
  const isOfSaved = ofSaved.some((part) => path?.startsWith(part))
  return useCookieRead(path, isOfSaved ? String(savedDocumentData?.updatedAt) : '')
}

function useRecord(): FormRecord | undefined {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const { code } = useLocale()
  const collection = collectionSlug ?? globalSlug
  const name = globalSlug ?? id
  if (!collection || name === undefined || name === null || !isLanguage(code)) return undefined
  return { collection, id: String(name), lng: code, savedAt: lastUpdateTime, isModified }
}

/** Returns the field of the form that had the focus last, its label by its path: a page has too many fields to list. */
const useFocusedField: FormHost['usePlaces'] = () =>
  useSyncExternalStore(
    follow,
    () => focused,
    () => none,
  )

const none: Record<string, string> = {}

let focused: Record<string, string> = none

function follow(redraw: () => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const field = fieldAround(target)
    if (!field || field.path in focused) return
    focused = { [field.path]: field.label }
    redraw()
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}

/** Payload's button; one that is inactive keeps the focus, which a disabled one would lose. */
function HostButton(props: ButtonProps) {
  const { look = 'secondary', type, isInactive, onClick, children } = props
  return (
    <Button
      buttonStyle={look === 'ghost' ? 'subtle' : look}
      type={type}
      margin={false}
      size="medium"
      className={isInactive ? 'btn--disabled' : undefined}
      extraButtonProps={{ 'aria-disabled': isInactive, 'aria-expanded': props['aria-expanded'] }}
      onClick={isInactive ? undefined : onClick}
    >
      {children}
    </Button>
  )
}

function HostDialog(props: DialogProps) {
  const { title, description, actions, children, onSubmit, onClose } = props
  const modal = useModal(onClose)
  const titleId = useId()
  return createPortal(
    <dialog {...modal} className={css.dialog} aria-labelledby={titleId}>
      <form className={css.content} onSubmit={submitAlone(onSubmit)}>
        <h2 id={titleId}>{title}</h2>
        {description ? <p>{description}</p> : null}
        {children}
        <div className={css.actions}>{actions}</div>
      </form>
    </dialog>,
    document.body,
  )
}

function HostField({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: css.control,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
