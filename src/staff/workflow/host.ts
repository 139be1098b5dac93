import { type ComponentType, type Context, createContext, type ReactNode, use } from 'react'
import type { Language } from '@/src/i18n/languages'
import type { WorkflowTextKey } from '@/src/i18n/workflow-texts'

/** A read of the staff API: without data while it is under way, or where it failed. */
export interface Read<T> {
  data: T | undefined
  error: unknown
  retry: () => void
}

/** A record in one language, as its form has it. */
export interface FormRecord {
  collection: string
  /** Id, or the name of a global. */
  id: string
  lng: Language
  /** Changes with each save. */
  savedAt: unknown
  /** True while the form has changes that are not saved. */
  isModified: boolean
}

export interface ButtonProps {
  look?: 'primary' | 'secondary' | 'ghost'
  type?: 'button' | 'submit'
  /** Does nothing when pressed. */
  isInactive?: boolean
  'aria-expanded'?: boolean
  onClick?: () => void
  children: ReactNode
}

export interface DialogProps {
  title: string
  description?: string
  /** Buttons at its end. */
  actions: ReactNode
  children: ReactNode
  onSubmit?: () => void
  onClose: () => void
}

export interface FieldProps {
  label: string
  hint?: string
  /** Says what is wrong with the value; empty where nothing is. */
  problem?: string
  children: (control: ControlProps) => ReactNode
}

export interface ControlProps {
  id: string
  className?: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Staff interface around a shared component: its calls, its controls, the language of its user. */
export interface Host {
  lng: Language
  say: (key: WorkflowTextKey, values?: Record<string, number | string>) => string
  /**
   * Reads a path of the staff API, again after each write and each save of the record.
   * @param path begins with `/admin`; null reads nothing
   */
  useRead: <T>(path: string | null) => Read<T>
  /** @throws error that `explain` puts in words */
  write: Write
  explain: (error: unknown) => string
  Button: ComponentType<ButtonProps>
  Dialog: ComponentType<DialogProps>
  /** A control with its label and a hint. */
  Field: ComponentType<FieldProps>
}

export type Write = <T>(
  method: 'DELETE' | 'PATCH' | 'POST',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<T>

/** Additions of an interface with forms of records, which in-place editing is not. */
export interface FormHost {
  /** Languages in which the site speaks. */
  languages: readonly Language[]
  notify: (text: string, error?: unknown) => void
  /** Returns the record of the form around a component; undefined for one that is not stored yet. */
  useRecord: () => FormRecord | undefined
  /** Returns the fields of the form that a comment can be about: names by paths. */
  usePlaces: () => Record<string, string>
}

export const HostContext = createContext<Host | null>(null)

export const FormHostContext = createContext<FormHost | null>(null)

export const useHost = (): Host => useProvided(HostContext)

export const useFormHost = (): FormHost => useProvided(FormHostContext)

function useProvided<T>(context: Context<T | null>): T {
  const host = use(context)
  if (!host) throw new Error('The staff interface provides no host')
  return host
}
