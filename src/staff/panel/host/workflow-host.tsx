'use client'

import { toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { fieldAround } from '@/src/payload/patches/panel/open-field'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { isLanguage, languageOr } from '@/src/i18n/languages'
import { useCookieRead, writeByCookie } from '@/src/staff/workflow/cookie-calls'
import {
  type FormHost,
  FormHostContext,
  type FormRecord,
  type Host,
  HostContext,
} from '@/src/staff/workflow/host'
import { say } from '../say'
import { HostButton, HostDialog, HostField } from './controls'

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
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const collection = collectionSlug ?? globalSlug
  const name = globalSlug ?? id
  if (!collection || name === undefined || name === null || !isLanguage(code)) return undefined
  return { collection, id: String(name), lng: code }
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
