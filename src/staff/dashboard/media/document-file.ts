import { isLanguage, type Language } from '@/src/i18n/languages'

/** Facts of a file that becomes a document. */
export interface FileFacts {
  title: string
  version: string
  /** Empty for what needs no language. */
  language: Language | ''
}

/** As the collection limits them. */
export const maxDocumentTitle = 200
export const maxVersion = 50

/** Derives facts from the name of a file: `A700_manual-de.pdf` is "A700 manual". */
export function guessFacts(fileName: string): FileFacts {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .split(/[\s_-]+/)
    .filter(Boolean)
  const last = words.at(-1)?.toLowerCase()
  const language = words.length > 1 && isLanguage(last) ? last : ''
  const title = (language ? words.slice(0, -1) : words).join(' ').slice(0, maxDocumentTitle)
  return { title, version: '1.0', language }
}

interface Shared {
  /** Key of the stored file. */
  file: string
  kind: string
  products: string[]
}

/** The body of the call that makes a draft of it. */
export const toDraft = ({ title, version, language }: FileFacts, { file, ...shared }: Shared) => ({
  ...shared,
  title: title.trim(),
  releases: [{ file, version: version.trim(), languages: language ? [language] : [] }],
  _status: 'draft',
})
