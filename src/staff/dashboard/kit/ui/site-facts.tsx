'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '@/src/contract/permissions'
import type { Settings } from '@/src/contract/settings'
import type { ModuleName } from '@/src/domain/settings/modules'
import { type Language, languages } from '@/src/i18n/languages'
import { type Day, dayIn } from '@/src/platform/time/days'

/** A collection of the site's own code, which the panel alone draws. */
export interface OwnCollection {
  slug: string
  /** Plural, by language where it is translated. */
  label: string | Record<string, string>
  /** Each of them alone allows changes. */
  permissions: Permission[]
}

/** Facts of the company that the dashboard needs: from the site's settings, never from code. */
export interface Company extends Pick<Settings, 'logo' | 'logoDark' | 'timeZone'> {
  name: string
  /** Address for applications unless a job has its own. */
  careersEmail: string
  /** Parts of the site of which visitors see nothing. */
  closedModules: readonly ModuleName[]
  ownCollections: readonly OwnCollection[]
}

export const CompanyContext = createContext<Company>({
  name: '',
  careersEmail: '',
  closedModules: [],
  ownCollections: [],
  logo: null,
  logoDark: null,
  timeZone: 'UTC',
})

/** The day that the company has. */
export const companyDay = ({ timeZone }: Pick<Company, 'timeZone'>): Day =>
  dayIn(timeZone, Date.now())

export const useCompany = (): Company => useContext(CompanyContext)

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
