'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useMemo } from 'react'
import { toast } from '@/src/components/ui/toast'
import {
  type DialogProps,
  type FormHost,
  FormHostContext,
  type Host,
  HostContext,
} from '@/src/staff/workflow/host'
import { useApi } from '../api/query'
import { writePath } from '../api/records'
import { Field } from '../form/field'
import { useFormRecord, useNamedFields } from '../form/form-record'
import { Button } from './button'
import { failureText, toastFailure } from './failure'
import { useSiteLanguages } from './site-facts'
import { useLanguage, useTexts } from './texts'

/** Loaded with the first dialog: no page shows one at first. Without `ssr` it waits alone, and not the form around it. */
const Modal = dynamic<DialogProps>(() => import('./modal').then((all) => all.Modal), {
  ssr: false,
})

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
      Button,
      Dialog: Modal,
      Field,
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
