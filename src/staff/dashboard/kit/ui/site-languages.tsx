'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { type Language, languages } from '@/src/i18n/languages'

const SiteLanguages = createContext<readonly Language[]>(languages)

interface Props {
  /** Those that the settings offer. */
  languages: readonly Language[]
  children: ReactNode
}

/** Tells the dashboard in which languages the site speaks. */
export const SiteLanguagesProvider = ({ languages: offered, children }: Props) => (
  <SiteLanguages value={offered}>{children}</SiteLanguages>
)

/** The languages in which the site speaks, the default one first. */
export const useSiteLanguages = (): readonly Language[] => useContext(SiteLanguages)
