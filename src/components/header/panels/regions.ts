import type { Language } from '@/src/i18n/languages'

interface Region {
  id: 'asiaPacific' | 'europe' | 'middleEast' | 'latinAmerica' | 'northAmerica' | 'africa'
  languages: Language[]
}

/** The regions of the language picker; the last three have no language yet (specification, section 2). */
export const regions: Region[] = [
  { id: 'asiaPacific', languages: ['en', 'zh', 'hi', 'ja', 'ko', 'th', 'vi', 'id', 'ms'] },
  { id: 'europe', languages: ['en', 'ru'] },
  { id: 'middleEast', languages: ['en'] },
  { id: 'latinAmerica', languages: [] },
  { id: 'northAmerica', languages: [] },
  { id: 'africa', languages: [] },
]
