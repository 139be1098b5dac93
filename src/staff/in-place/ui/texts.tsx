'use client'

import { createContext, useContext } from 'react'

/** Translates a text of the staff pages: flat keys, `{{values}}`. */
export type Say = (key: string, values?: Record<string, string | number>) => string

export const sayFrom =
  (texts: Record<string, string>): Say =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

export const TextsContext = createContext<Say>(sayFrom({}))

export const useSay = (): Say => useContext(TextsContext)
