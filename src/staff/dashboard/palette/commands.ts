import { type Language, languageNames, languages } from '@/src/i18n/languages'
import type { Auth } from '../kit/api/auth'
import { entriesFor, type Rights } from '@/src/staff/workflow/menu/entries'
import { tabPath, viewPath } from '../kit/ui/views'
import type { Texts } from '../kit/ui/texts'

export const groups = ['pages', 'actions', 'settings', 'records', 'help'] as const
export type Group = (typeof groups)[number]

/** A line of the palette. */
export interface Command {
  id: string
  group: Group
  label: string
  /** Language of the label, where that is not the language of the page. */
  lang?: Language
  /** Beside the label: which kind of record it is. */
  note?: string
  /** Synonyms, the likeliest first. */
  words?: string[]
  /** True where it is shown only once its name is typed. */
  isTypedFor?: boolean
  run: () => void
}

interface Around {
  t: Texts
  auth: Pick<Auth, 'may' | 'isSuperAdmin' | 'signOut'>
  go: (path: string) => void
  changeLanguage: (lng: Language) => void
}

/** Pages, actions, settings and help for the one who is signed in; what the role does not open is not among them. */
export function commandsFor({ t, auth, go, changeLanguage }: Around): Command[] {
  const { may, isSuperAdmin, signOut } = auth
  const wordsFor = (name: string): string[] => t(`find.${name}` as 'find.page.overview').split(', ')
  const link = (
    group: Group,
    name: string,
    path: string,
    label: string,
    isShown = true,
  ): Command[] =>
    isShown
      ? [{ id: `${group} ${path}`, group, label, words: wordsFor(name), run: () => go(path) }]
      : []
  const placeIn =
    (group: Group) =>
    ({ words: name, path, isShown }: Place): Command[] => {
      if (!isShown(auth)) return []
      const [label = '', ...words] = wordsFor(name)
      return [
        { id: `${group} ${path}`, group, label, words, isTypedFor: true, run: () => go(path) },
      ]
    }
  return [
    ...entriesFor(auth).flatMap(({ href, label, words, isShown }) =>
      href.startsWith('/admin/')
        ? placeIn('pages')({ words, path: href, isShown })
        : link('pages', words, href, t(label)),
    ),
    ...link('pages', 'page.account', viewPath('account'), t('header.account')),
    ...link('pages', 'page.site', '/', t('palette.site')),
    ...pagePlaces.flatMap(placeIn('pages')),
    ...link(
      'actions',
      'action.product',
      `${tabPath('products')}&open=new`,
      t('product.create'),
      may('products'),
    ),
    ...link('actions', 'action.news', `${tabPath('news')}&open=new`, t('news.new'), may('news')),
    ...link('actions', 'action.job', `${tabPath('jobs')}&open=new`, t('job.new'), isSuperAdmin),
    ...link(
      'actions',
      'action.page',
      '/admin/collections/pages/create',
      t('palette.newPage'),
      may('content'),
    ),
    ...languages.map((lng): Command => ({
      id: `language ${lng}`,
      group: 'actions',
      label: languageNames[lng],
      lang: lng,
      note: t('language'),
      words: wordsFor('action.language'),
      run: () => changeLanguage(lng),
    })),
    {
      id: 'sign out',
      group: 'actions',
      label: t('header.logout'),
      words: wordsFor('action.signOut'),
      run: () => {
        signOut()
        go('/admin-portal')
      },
    },
    ...settingPlaces.flatMap(placeIn('settings')),
    ...link('help', 'help.api', '/api/docs', t('palette.api')),
  ]
}

/** A place that is no view of the dashboard. Its words begin with its name (`find.…`). */
interface Place {
  words: string
  path: string
  isShown: (rights: Rights) => boolean
}

const forContent: Place['isShown'] = ({ may }) => may('content')
const bySuperAdmin: Place['isShown'] = ({ isSuperAdmin }) => isSuperAdmin
const byAll: Place['isShown'] = () => true

const account = (part: string, words: string): Place => ({
  words: `page.${words}`,
  path: `${viewPath('account')}#account-${part}`,
  isShown: byAll,
})

/** Parts of pages of the dashboard. */
const pagePlaces: Place[] = [
  account('password', 'password'),
  account('factor', 'secondFactor'),
  account('mail', 'ownMail'),
  account('sessions', 'sessions'),
  { words: 'page.health', path: `${viewPath('tabs')}#overview-health`, isShown: bySuperAdmin },
]

/** Fields of the site's settings by their paths, and which of them a super_admin alone may change. */
export const settingFields = {
  companyName: forContent,
  tagline: forContent,
  description: forContent,
  headquartersAddress: forContent,
  factoryAddress: forContent,
  phones: forContent,
  phoneFormat: forContent,
  phoneCountry: forContent,
  emails: forContent,
  businessHours: forContent,
  offices: forContent,
  socialLinks: forContent,
  videos: forContent,
  tourUrl: forContent,
  maps: forContent,
  notificationAddress: bySuperAdmin,
  securityNoticePrefix: forContent,
  applicationDays: forContent,
  logo: forContent,
  logoDark: forContent,
  mark: forContent,
  'brand.color': forContent,
  'brand.accent': forContent,
  'brand.corners': forContent,
  'brand.density': forContent,
  'brand.font': forContent,
  'brand.headingFont': forContent,
  offeredLanguages: forContent,
  timeZone: forContent,
  modules: forContent,
  areas: forContent,
  newsTags: forContent,
  minCompleteness: forContent,
  replyPromise: forContent,
  offersNewsletter: forContent,
  keepsServicePages: forContent,
  measuredVisits: forContent,
  notFoundText: forContent,
  forbiddenChecks: forContent,
  approvalRules: bySuperAdmin,
  replyTemplates: forContent,
} satisfies Record<string, Place['isShown']>

/** Each leads to its very field, which the panel opens by the end of the address. */
const settingPlaces: Place[] = Object.entries(settingFields).map(([field, isShown]) => ({
  words: `setting.${field}`,
  path: `/admin/globals/site-settings#field-${field.replaceAll('.', '__')}`,
  isShown,
}))
