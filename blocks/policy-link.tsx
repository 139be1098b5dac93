import type { ReactNode } from 'react'
import { LocalAnchor } from '@/src/components/local-link.client'
import { answersAt } from '@/src/data/pages/public-links'

/** The page that explains the agreements of forms. */
const policyPath = '/legal/privacy-policy'

/** Leads to the privacy policy; nothing where visitors do not find it. */
export const PolicyLink = async ({ children }: { children: ReactNode }) =>
  (await answersAt(policyPath)) ? <LocalAnchor href={policyPath}>{children}</LocalAnchor> : null
