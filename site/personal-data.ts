import type { PersonalData } from '@/src/domain/settings/retention'

/**
 * Personal data in the collections of this site, as in `src/payload/retention/personal-data.ts`. A collection without any has an
 * empty list.
 */
export const sitePersonalData: Record<string, readonly PersonalData[]> = {}
