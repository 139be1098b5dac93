import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { BlockTitle } from '@/src/components/block-title'
import { NotFoundDrawing } from '@/src/components/drawings'
import { LocalForm } from '@/src/components/local-link.client'
import field from '@/src/components/search-field.module.css'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { filterPublicLinks } from '@/src/data/pages/public-links'
import { getSettings, noSettings } from '@/src/data/settings'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { recordMissing } from '@/src/platform/http/missing'
import css from './missing-page.module.css'
import { StayAsShown } from './stay-as-shown.client'

interface MissingProps {
  lng: Language
  /** Text about the missing record, where it is more than a page. */
  problem?: string
  /** Shown in place of the words of the 404 page, where something else has to be done. */
  children?: ReactNode
}

/**
 * The page for what is not there. `notFound()` alone would leave the server's HTML empty below a root
 * layout with a parameter. Thrown inside a Suspense boundary it still makes the answer a 404, while
 * the fallback around it is what visitors, and crawlers without scripts, get to read. A page for a single
 * request has sent its status by then, so that is set before.
 */
export async function Missing(props: MissingProps) {
  recordMissing()
  // Read before: what stands in for a part of the page must not wait itself.
  const [offered, { notFoundText }] = await Promise.all([
    filterPublicLinks(offeredLinks),
    withFallback(getSettings({ lng: props.lng }), noSettings),
  ])
  const page = props.children ?? <MissingPage {...props} text={notFoundText} offered={offered} />
  return (
    <StayAsShown shown={page}>
      <Suspense fallback={page}>
        <NotFound />
      </Suspense>
    </StayAsShown>
  )
}

function NotFound(): never {
  notFound()
}

const links = [
  { text: 'page.home', href: '/' },
  { text: 'page.products', href: '/products' },
  { text: 'page.industries', href: '/industries' },
  { text: 'page.support', href: '/support' },
  { text: 'page.news', href: '/news' },
  { text: 'page.contact', href: '/contact' },
] as const

const offeredLinks = links.map(({ href }) => href)

interface MissingPageProps {
  lng: Language
  problem?: string
  /** The company's text of the page; null for the text that every site has. */
  text: string | null
  /** The links that lead visitors somewhere. */
  offered: Set<string>
}

/** The 404 page: the documented title, the text of the settings, a search, and links to pages that are there. */
function MissingPage({ lng, problem, text, offered }: MissingPageProps) {
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
