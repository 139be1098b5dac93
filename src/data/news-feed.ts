import 'server-only'
import { Feed } from 'feed'
import { isLanguage, type Language } from '../i18n/languages'
import { addressIn } from '../i18n/route'
import { getT } from '../i18n/server'
import { siteUrl } from '../lib/env'
import { shownPictures } from '../lib/shown-pictures'
import { paragraphsOf } from '../lib/text'
import { mediaAddress } from '../lib/uploads'
import { orElse } from './cache'
import { listNews } from './news'
import { getSettings, noSettings } from './settings'

/** How many articles a feed holds, the latest. */
const length = 30

const kinds = {
  xml: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
}

/** The news of a language as Atom or as JSON Feed; 404 for a language that the site does not have. */
export async function newsFeed(lng: string, kind: keyof typeof kinds): Promise<Response> {
  if (!isLanguage(lng)) return new Response('Not found', { status: 404 })
  const { type, write } = kinds[kind]
  return new Response(write(await feedIn(lng)), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}

async function feedIn(lng: Language): Promise<Feed> {
  const { companyName, description } = await orElse(getSettings({ lng }), noSettings)
  const articles = (await orElse(listNews({ lng }), [])).slice(0, length)
  const absolute = (address: string) => new URL(address, `${siteUrl}/`).href
  const home = absolute(addressIn(lng, '/news'))
  const changes = articles.map(({ updatedAt }) => updatedAt).sort()
  const feed = new Feed({
    id: home,
    link: home,
    title: `${companyName} · ${getT(lng)('page.news')}`,
    ...(description ? { description } : {}),
    language: lng,
    favicon: absolute('/icon-192.png'),
    copyright: companyName,
    author: { name: companyName, link: absolute(addressIn(lng, '/')) },
    updated: new Date(changes.at(-1) ?? 0),
    feedLinks: {
      atom: absolute(addressIn(lng, '/news/feed.xml')),
      json: absolute(addressIn(lng, '/news/feed.json')),
    },
  })
  for (const article of articles) {
    const address = absolute(addressIn(lng, `/news/${article.slug}`))
    const [picture] = shownPictures(article)
    feed.addItem({
      id: address,
      link: address,
      title: article.title,
      ...(article.summary ? { description: article.summary } : {}),
      content: htmlOf(article.content ?? article.summary),
      ...(picture ? { image: absolute(mediaAddress(picture.url)) } : {}),
      date: new Date(article.updatedAt),
      published: new Date(article.publishedAt ?? article.createdAt),
    })
  }
  return feed
}

/** Readers of feeds show HTML; what staff typed is text. */
const htmlOf = (text: string | null): string =>
  paragraphsOf(text)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('\n')
