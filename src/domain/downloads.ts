import type { DocumentQuery, DownloadDocument } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import { areEqual, signTexts } from '@/src/platform/auth/signature'

/** A document with what else it is found by. */
export interface FoundDocument extends DownloadDocument {
  /** Slugs of the categories of its products. */
  categories: string[]
  /** Languages of a data sheet that is drawn from its product's record; absent for what was uploaded. */
  drawnIn?: Language[]
  /** Picture of the first of its products; null where none has one. */
  imageId: string | null
}

type Asked = Partial<Pick<DocumentQuery, 'q' | 'kind' | 'category' | 'product' | 'language'>>

/** Those of some documents that are asked for. */
export function filterDocuments<Found extends FoundDocument>(
  documents: readonly Found[],
  { q = '', kind, category, product, language }: Asked,
): Found[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return documents.filter(
    (document) =>
      (!kind || document.kind === kind) &&
      (!category || document.categories.includes(category)) &&
      (!product || document.products.some(({ slug }) => slug === product)) &&
      (!language || isIn(document, language)) &&
      holdsAll(document, words),
  )
}

/** Languages of the releases of a document that stand. */
export const revisionLanguages = ({
  releases,
  drawnIn = [],
}: Pick<FoundDocument, 'releases' | 'drawnIn'>): string[] => [
  ...new Set([...drawnIn, ...standing(releases).flatMap(({ languages }) => languages)]),
]

const standing = (releases: DownloadDocument['releases']) =>
  releases.filter(({ supersededBy }) => supersededBy === null)

const isIn = ({ releases, drawnIn = [] }: FoundDocument, language: string): boolean =>
  (drawnIn as string[]).includes(language) ||
  standing(releases).some(
    ({ languages }) => languages.length === 0 || (languages as string[]).includes(language),
  )

function holdsAll({ title, summary, products, slug }: FoundDocument, words: string[]): boolean {
  if (words.length === 0) return true
  const text = fold([title, summary, slug, ...products.map(({ name }) => name)].join(' '))
  return words.every((word) => text.includes(word))
}

/** Without case, marks and the difference between full and half width. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** Days of a revision, which decide the current one. */
interface Dated {
  id: string
  /** ISO 8601. */
  date: string | null
  languages: readonly string[]
}

/** Stands for the languages of what needs none, such as a drawing. */
const noLanguage = ['']

/** Newest first; of equal dates the one that was entered first in the list. */
export const newestFirst = <Release extends Dated>(releases: readonly Release[]): Release[] =>
  [...releases].sort((a, b) => dayOf(b).localeCompare(dayOf(a)))

/**
 * Which release stands in the place of each: a release is superseded once there is one of a later date in every one of
 * its languages, so that several files of one day, such as DXF and STEP, stand side by side. Its successor is the newest
 * in its first language.
 * @param releases newest first
 * @returns ids of successors by ids of the superseded; what still stands is not in it
 */
export function successorsOf(releases: readonly Dated[]): Map<string, string> {
  const newest = new Map<string, Dated>()
  for (const release of releases) {
    for (const language of languagesIn(release)) {
      if (!newest.has(language)) newest.set(language, release)
    }
  }
  return new Map(
    releases.flatMap((release) => {
      const others = languagesIn(release).flatMap((language) => newest.get(language) ?? [])
      const [successor] = others
      const isSuperseded = others.every((other) => dayOf(other) > dayOf(release))
      return successor && isSuperseded ? [[release.id, successor.id] as const] : []
    }),
  )
}

const dayOf = ({ date }: Dated): string => date ?? ''

const languagesIn = ({ languages }: Dated): readonly string[] =>
  languages.length > 0 ? languages : noLanguage

/**
 * A key that opens one file until a moment: what is sent by mail, or given for a right code. It says nothing of who got
 * it, and is stored nowhere.
 * @param lastsMs for how long, ms
 */
export function downloadKey(release: string, lastsMs: number, now = Date.now()): string {
  const until = Math.floor((now + lastsMs) / 1000).toString(36)
  return `${until}.${signature(release, until)}`
}

/** Returns true where a key opens a file now. */
export function opens(key: string | null, release: string, now = Date.now()): boolean {
  const [, until, given] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(key ?? '') ?? []
  if (until === undefined || given === undefined) return false
  const isRight = areEqual(given, signature(release, until))
  return isRight && parseInt(until, 36) * 1000 > now
}

const signature = (release: string, until: string): string =>
  signTexts('document download', release, until)

/** For how many days a link of a mail opens its file. */
export const linkDays = 7

/** Notices in `/downloads?notice=…` for browsers that sent a form. */
export const downloadNotices = ['sent'] as const

export type DownloadNotice = (typeof downloadNotices)[number]

/** Id of the form that asks for a link, on the page of its document. */
export const mailFormId = 'gate'

/** Id of the form that opens a release by a code, on the page of its document. */
export const codeFormId = (release: string): string => `code-${release}`
