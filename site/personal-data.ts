import type { PersonalData } from '@/src/domain/settings/retention'

/** What the collections of this site hold about people, as in `src/payload/retention/personal-data.ts`; an empty list for nothing. */
export const sitePersonalData: Record<string, readonly PersonalData[]> = {}
