import { languageNames, languages, type Language } from '@/src/i18n/languages'
import type { Auth } from '../kit/api/auth'
import { dashboardTabs, tabPath } from '../kit/ui/tabs'
import type { Texts } from '../kit/ui/texts'
import { viewLinks, viewPath } from '../kit/ui/views'

export const groups = ['pages', 'actions', 'records', 'help'] as const
export type Group = (typeof groups)[number]

/** A line of the palette. */
export interface Command {
  id: string
  group: Group
  label: string
  /** What the label is written in, where that is not the language of the page. */
  lang?: Language
  /** Beside the label: which kind of record it is. */
  note?: string
  run: () => void
}

interface Around {
  t: Texts
  auth: Pick<Auth, 'may' | 'isSuperAdmin' | 'signOut'>
  go: (path: string) => void
  changeLanguage: (lng: Language) => void
}

/** Pages, actions and help for the one who is signed in; what the role does not open is not among them. */
export function commandsFor({ t, auth, go, changeLanguage }: Around): Command[] {
  const { may, isSuperAdmin, signOut } = auth
  const link = (group: Group, path: string, label: string, isShown = true): Command[] =>
    isShown ? [{ id: `${group} ${path}`, group, label, run: () => go(path) }] : []
  return [
    ...dashboardTabs.flatMap(({ id, label, isShown }) =>
      link('pages', tabPath(id), t(label), isShown(auth)),
    ),
    ...viewLinks.flatMap(({ view, label, isShown }) =>
      link('pages', viewPath(view), t(label), view !== 'tabs' && isShown(auth)),
    ),
    ...link('pages', '/admin', t('header.panel')),
    ...link('pages', '/', t('palette.site')),
    ...link('actions', `${tabPath('products')}&open=new`, t('product.create'), may('products')),
    ...link('actions', `${tabPath('news')}&open=new`, t('news.new'), may('news')),
    ...link('actions', `${tabPath('jobs')}&open=new`, t('job.new'), isSuperAdmin),
    ...link('actions', '/admin/collections/pages/create', t('palette.newPage'), may('content')),
    ...languages.map((lng): Command => ({
      id: `language ${lng}`,
      group: 'actions',
      label: languageNames[lng],
      lang: lng,
      note: t('language'),
      run: () => changeLanguage(lng),
    })),
    {
      id: 'sign out',
      group: 'actions',
      label: t('header.logout'),
      run: () => {
        signOut()
        go('/admin-portal')
      },
    },
    ...link('help', '/admin/blocks', t('palette.blocks'), may('content')),
    ...link('help', '/api/docs', t('palette.api')),
  ]
}

/** Commands whose words begin or hold all that was typed, whatever its letters' case and accents. */
export function matching(commands: Command[], typed: string): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, note = '' }) => {
    const text = plain(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
