import { regionIds, type RegionId } from '@/src/i18n/language-entry'
import { languageEntries, languages, type Language } from '@/src/i18n/languages'

interface Region {
  id: RegionId
  languages: Language[]
}

/** The regions of the language picker; those without a language say so (specification, section 2). */
export const regions: Region[] = regionIds.map((id) => ({
  id,
  languages: languages.filter((lng) => languageEntries[lng].regions.includes(id)),
}))
