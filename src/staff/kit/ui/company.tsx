'use client'

import { createContext, useContext } from 'react'
import type { Settings } from '@/src/contract/settings'
import type { ModuleName } from '@/src/lib/modules'
import { type Day, dayIn } from '@/src/lib/schedule/days'

/** What the dashboard knows of the company: from the site's settings, never from code. */
export interface Company extends Pick<Settings, 'logo' | 'logoDark' | 'timeZone'> {
  name: string
  /** Where applications go unless a job says otherwise. */
  careersEmail: string
  /** Parts of the site of which visitors see nothing. */
  closedModules: readonly ModuleName[]
}

export const CompanyContext = createContext<Company>({
  name: '',
  careersEmail: '',
  closedModules: [],
  logo: null,
  logoDark: null,
  timeZone: 'UTC',
})

/** The day that the company has. */
export const companyDay = ({ timeZone }: Pick<Company, 'timeZone'>): Day =>
  dayIn(timeZone, Date.now())

export const useCompany = (): Company => useContext(CompanyContext)
