import 'server-only'
import { Feed } from 'feed'
import { isLanguage, type Language } from '@/src/i18n/languages'
import { addressIn, linkIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import type { Article } from '@/src/contract/article'
import { awayHeaders, unavailableMessage } from '@/src/platform/errors/database-unavailable'
import { siteUrl } from '@/src/platform/env'
import { changedAt } from '@/src/domain/publishing/validity'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { sitePath, tagPath } from '@/src/domain/links/link'
import { markdownHtml } from '@/src/domain/news/markdown/html'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { withFallback } from '@/src/data/cache/cached'
import { escapeMarkup, withoutControls } from '@/src/platform/text/markup'
import { closedModules } from '@/src/data/settings/modules'
import { listNews, listNewsWith } from './index'
import { getSettings, noSettings } from '@/src/data/settings'

/** Most articles in a feed, the latest. */
const length = 30

const kinds = {
  xml: {
    type: 'application/atom+xml; charset=utf-8',
    write: (feed: Feed) => feed.atom1(),
    // Atom has titles and summaries as HTML, the other kind as text.
    words: escapeMarkup,
  },
  json: {
    type: 'application/feed+json; charset=utf-8',
    write: (feed: Feed) => feed.json1(),
    words: (text: string) => text,
  },
}

interface Asked {
  lng: string
  /** Key of the tag whose articles are asked for. */
  tag: string | undefined
  kind: keyof typeof kinds
}

/**
 * The news of a language, or those with a tag, as Atom or as JSON Feed; 404 for a language or a tag that the site does not
 * have, and without news.
 */
export async function newsFeed({ lng, tag: key, kind }: Asked): Promise<Response> {
  if (!isLanguage(lng) || (await closedModules()).includes('news')) return notFound()
  const settings = await withFallback(getSettings({ lng }), null)
  if (key !== undefined && !settings) return unavailable()
  const { languages, newsTags } = settings ?? noSettings
  const tag = newsTags.find((each) => each.key === key)
  if (key !== undefined && !tag) return notFound()
  const list = tag ? tagPath(tag.key) : '/news'
  if (!languages.includes(lng)) {
    return new Response(null, { status: 307, headers: { Location: `${list}/feed.${kind}` } })
  }
  const { type, write, words } = kinds[kind]
  const articles = await withFallback(
    tag ? listNewsWith({ lng, tag: tag.key }) : listNews({ lng }),
    null,
  )
  // Readers keep what they have; an empty feed would say that there is no news.
  if (!articles) return unavailable()
  const title = tag ? getT(lng)('news.ofTag', { tag: tag.name }) : getT(lng)('page.news')
  const feed = await feedOf(articles.slice(0, length), { lng, list, title }, words)
  return new Response(withoutControls(write(feed)), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}

const notFound = () => new Response('Not found', { status: 404 })

const unavailable = () => new Response(unavailableMessage, { status: 503, headers: awayHeaders })

interface List {
  lng: Language
  /** Address of the page of the list, without a language. */
  list: string
  title: string
}

async function feedOf(
  articles: Article[],
  { lng, list, title }: List,
  words: (text: string) => string,
): Promise<Feed> {
  const { companyName, description } = await withFallback(getSettings({ lng }), noSettings)
  const absolute = (address: string) => new URL(address, `${siteUrl}/`).href
  const home = absolute(addressIn(lng, list))
  const changes = articles.map(changeOf).sort()
  const feed = new Feed({
    id: home,
    link: home,
    title: `${companyName} · ${title}`,
    ...(description ? { description } : {}),
    language: lng,
    favicon: absolute('/icon-192.png'),
    copyright: companyName,
    author: { name: companyName, link: absolute(addressIn(lng, '/')) },
    updated: new Date(changes.at(-1) ?? 0),
    feedLinks: {
      atom: absolute(addressIn(lng, `${list}/feed.xml`)),
      json: absolute(addressIn(lng, `${list}/feed.json`)),
    },
  })
  for (const article of articles) {
    const address = absolute(addressIn(lng, `/news/${article.slug}`))
    const [picture] = shownPictures(article)
    feed.addItem({
      id: address,
      link: address,
      title: words(article.title),
      ...(article.summary ? { description: words(article.summary) } : {}),
      content: markdownHtml(article.content ?? article.summary, (to) =>
        absolute(mediaAddress(linkIn(lng, sitePath(to)))),
      ),
      ...(picture ? { image: absolute(mediaAddress(picture.url)) } : {}),
      date: new Date(changeOf(article)),
      published: new Date(article.publishedAt ?? article.createdAt),
    })
  }
  return feed
}

const changeOf = ({ updatedAt, publishedAt }: Article): string => changedAt(updatedAt, publishedAt)
