'use client'

import { createContext, useContext } from 'react'
import type { Settings } from '@/src/contract/settings'
import type { ModuleName } from '@/src/domain/settings/modules'
import { type Day, dayIn } from '@/src/platform/time/days'

/** Facts of the company that the dashboard needs: from the site's settings, never from code. */
export interface Company extends Pick<Settings, 'logo' | 'logoDark' | 'timeZone'> {
  name: string
  /** Address for applications unless a job has its own. */
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
