'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useMemo } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type ButtonProps,
  type DialogProps,
  type FieldProps,
  type FormHost,
  FormHostContext,
  type Host,
  HostContext,
} from '@/src/staff/workflow/host'
import { submitAlone } from '@/src/staff/workflow/use-modal'
import { useApi } from '../api/query'
import { writePath } from '../api/records'
import { Field } from '../form/field'
import { useFormRecord, useNamedFields } from '../form/form-record'
import { Button } from './button'
import css from './confirm.module.css'
import { failureText } from './failure-text'
import { useSiteLanguages } from './site-languages'
import { useLanguage, useTexts } from './texts'
import { toastFailure } from './toast-failure'

/** Loaded with the first dialog: no page shows one at first. */
const Modal = dynamic(() => import('./modal').then((all) => all.Modal))

/** Gives what all staff interfaces draw the calls and controls of the dashboard. */
export function WorkflowHost({ children }: { children: ReactNode }) {
  const t = useTexts()
  const lng = useLanguage()
  const languages = useSiteLanguages()
  const host = useMemo<Host>(
    () => ({
      lng,
      say: t,
      useRead,
      write: writePath,
      explain: (error) => failureText(t, error),
      Button: HostButton,
      Dialog: HostDialog,
      Field: HostField,
    }),
    [lng, t],
  )
  const forms = useMemo<FormHost>(
    () => ({
      languages,
      notify: (text, error) =>
        error === undefined ? toast({ title: text }) : toastFailure(t, text, error),
      useRecord: useFormRecord,
      usePlaces: useNamedFields,
    }),
    [languages, t],
  )
  return (
    <HostContext value={host}>
      <FormHostContext value={forms}>{children}</FormHostContext>
    </HostContext>
  )
}

const useRead: Host['useRead'] = <T,>(path: string | null) => {
  const { data, error, refetch } = useApi<T>(path)
  return { data, error, retry: () => void refetch() }
}

const HostButton = ({ isExpanded, ...props }: ButtonProps) => (
  <Button {...props} aria-expanded={isExpanded} />
)

const HostField = ({ problem, ...props }: FieldProps) => (
  <Field {...props} problem={problem || undefined} isWide />
)

function HostDialog({ actions, children, onSubmit, ...props }: DialogProps) {
  return (
    <Modal size="small" {...props}>
      <form className={css.form} onSubmit={submitAlone(onSubmit)}>
        <div className={css.body}>{children}</div>
        <div className={css.end} data-keep-clear>
          {actions}
        </div>
      </form>
    </Modal>
  )
}
