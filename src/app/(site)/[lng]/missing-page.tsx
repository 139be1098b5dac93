import { BlockTitle } from '@/src/components/block-title'
import { NotFoundDrawing } from '@/src/components/drawings/not-found'
import field from '@/src/components/search-field.module.css'
import { LocalForm } from '@/src/components/local-link.client'
import { SiteLink } from '@/src/components/site-link'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import css from './missing-page.module.css'

const links = [
  { text: 'page.home', href: '/' },
  { text: 'page.products', href: '/products' },
  { text: 'page.industries', href: '/industries' },
  { text: 'page.support', href: '/support' },
  { text: 'page.news', href: '/news' },
  { text: 'page.contact', href: '/contact' },
] as const

export const offeredLinks = links.map(({ href }) => href)

interface Props {
  lng: Language
  problem?: string
  /** The company's text of the page; null for the text that every site has. */
  text: string | null
  /** The links that lead visitors somewhere. */
  offered: Set<string>
}

/** The 404 page: the documented title, the text of the settings, a search, and links to pages that are there. */
export function MissingPage({ lng, problem, text, offered }: Props) {
  const t = getT(lng)
  return (
    <section className={css.missing}>
      <div className={css.words}>
        <NotFoundDrawing />
        <BlockTitle heading="h1">{t('notFound.title')}</BlockTitle>
        <p className={css.lead}>{text ?? t('notFound.text')}</p>
        {problem ? <p>{problem}</p> : null}
        <LocalForm className={`${field.line} ${css.search}`} action="/products" role="search">
          <label className="visually-hidden" htmlFor="missing-search">
            {t('search.label')}
          </label>
          <input
            id="missing-search"
            className={field.input}
            name="q"
            type="search"
            maxLength={200}
            placeholder={t('search.label')}
          />
          <button className={field.submit} type="submit">
            {t('search.submit')}
          </button>
        </LocalForm>
      </div>
      <nav className={css.ways} aria-labelledby="missing-ways">
        <h2 id="missing-ways" className={css.title}>
          {t('notFound.links')}
        </h2>
        <ul>
          {links
            .filter(({ href }) => offered.has(href))
            .map(({ text, href }) => (
              <li key={href}>
                <SiteLink className={css.way} href={href}>
                  {t(text)}
                </SiteLink>
              </li>
            ))}
        </ul>
      </nav>
    </section>
  )
}
