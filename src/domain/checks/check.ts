import type { CheckId, Problem, Severity } from '@/src/contract/staff/checks'
import type { Language } from '@/src/i18n/languages'
import type { Sides } from '@/src/domain/media/pictures/sides'
import type { Content } from './content'

export interface Found {
  /** Path of the field, with dots between, as forms and Payload's errors have it. */
  path: string
  /** Null where it is the same in all languages. */
  locale: Language | null
  problem: Problem
  /** Values that its sentence names: a text, a number of pixels. */
  values: Record<string, string | number>
  /** The picture that is to be mended, where it is not the document. */
  media?: string
}

export interface Finding extends Found {
  check: CheckId
  severity: Severity
}

/** A rule about one document. It reads nothing but what it is given, and leaves that as it is. */
export interface Check {
  id: CheckId
  severity: Severity
  /** True where its result depends on more than the document: on the site, its pictures or the day. */
  asksSite?: true
  run: (content: Content, around: CheckContext) => Found[]
}

/** A picture of the media library. */
export interface Picture {
  /** As stored; messages name the file that was uploaded, where it is known. */
  filename: string
  originalName?: string
  /** By language, as stored. */
  alt: Partial<Record<Language, unknown>>
  width: number
  height: number
  /** In bytes. */
  size: number
  /** Known of pictures with words on them. */
  sides?: Sides
}

/** Context of a check: the state against which a document is checked. */
export interface CheckContext {
  /** By the clock of the company, `YYYY-MM-DD`. */
  today: string
  picture: (id: string) => Picture | undefined
  /** Tells whether the site offers a language: texts in others are not checked, because visitors do not see them. */
  isOffered: (lng: Language) => boolean
  /** Returns true where visitors find something at a path of the site, without a language. */
  isReachable: (path: string) => boolean
  /** Since which day a link to another site has led to nothing; undefined where it leads somewhere or was not asked. */
  deadSince: (href: string) => string | undefined
  /** Returns true where something of the site links to a path. */
  isLinked: (path: string) => boolean
  /** Returns the slug of another public record with the same title; none without one. */
  sameTitle: (content: Content, lng: Language, title: string) => string | undefined
}
