import { siteUrl } from '../env'
import { createScope } from '../scope'
import { areEqual, signTexts } from './signature'

/** Minutes after which a view as another account ends by itself. */
const viewMinutes = 30

const isSecure = siteUrl.startsWith('https:')

/** Under https no other host of the domain can set it. */
const cookieName = isSecure ? '__Host-view-as' : 'view-as'

/** The sign-in to which a view belongs: session and account. It is worth nothing with any other. */
export interface Viewer {
  sid: string
  id: string
}

/** A view as another account. */
export interface View {
  /** Id of the account as which the site is seen. */
  seenAs: string
  /** End, ms since 1970. */
  until: number
}

/** The account that looks through the user of a call. */
export interface ViewedBy {
  id: string
  username: string
  /** End of the view, ISO 8601. */
  until: string
}

/** Begins a view. */
export function beginView(viewer: Viewer, seenAs: string): View & { cookie: string } {
  const until = Date.now() + viewMinutes * 60_000
  const value = [seenAs, until, signView(viewer, { seenAs, until })].join('.')
  return { seenAs, until, cookie: viewCookie(value, viewMinutes * 60) }
}

/** Makes the `Set-Cookie` that ends a view in a browser. */
export const endedViewCookie = (): string => viewCookie('', 0)

const viewCookie = (value: string, maxAge: number): string =>
  [
    `${cookieName}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

const pattern = new RegExp(
  `(?:^|;\\s*)${cookieName}=([\\w-]{1,40})\\.(\\d{13})\\.([\\w-]{43})(?:;|$)`,
)

/** Returns true for a call that may be part of a view: it brings a cookie of that form. */
export const mayBeView = (headers: Headers): boolean => pattern.test(headers.get('cookie') ?? '')

/** Reads the view of a call; undefined where it ended, or its signature is not that of this session. */
export function readView(headers: Headers, viewer: Viewer): View | undefined {
  const [, seenAs, end, signature] = pattern.exec(headers.get('cookie') ?? '') ?? []
  if (seenAs === undefined || signature === undefined) return undefined
  const view = { seenAs, until: Number(end) }
  return view.until > Date.now() && areEqual(signature, signView(viewer, view)) ? view : undefined
}

const signView = ({ sid, id }: Viewer, { seenAs, until }: View): string =>
  signTexts('view as', sid, id, seenAs, String(until))

/** Returns the account that looks through a user; undefined for a user who acts. */
export const getViewer = (user: object | null | undefined): ViewedBy | undefined =>
  (Object(user) as { viewedBy?: ViewedBy }).viewedBy

/** Message with which a view refuses to write. */
export const readOnlyView = (username: string): string =>
  `You see the site as ${username}. Stop to make changes.`

const ownCall = createScope<true>('own-call')

/** Runs a call about the session itself, which is made by the account that is signed in, whomever it sees the site as. */
export const asOneself = <T>(call: () => T): T => ownCall.run(true, call)

export const isAsOneself = (): boolean => ownCall.getStore() === true
