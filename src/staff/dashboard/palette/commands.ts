import { languageNames, languages, type Language } from '@/src/i18n/languages'
import type { Auth } from '../kit/api/auth'
import { dashboardTabs, tabPath } from '../kit/ui/tabs'
import type { Texts } from '../kit/ui/texts'
import { viewLinks, viewPath } from '../kit/ui/views'
import { pagePlaces, settingPlaces, type Place } from './places'

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
    ...dashboardTabs.flatMap(({ id, label, isShown }) =>
      link('pages', `page.${id}`, tabPath(id), t(label), isShown(auth)),
    ),
    ...viewLinks.flatMap(({ view, label, isShown }) =>
      view === 'tabs' ? [] : link('pages', `page.${view}`, viewPath(view), t(label), isShown(auth)),
    ),
    ...link('pages', 'page.panel', '/admin', t('header.panel')),
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
    ...link('help', 'help.blocks', '/admin/blocks', t('palette.blocks'), may('content')),
    ...link('help', 'help.api', '/api/docs', t('palette.api')),
  ]
}
