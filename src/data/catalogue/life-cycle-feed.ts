import 'server-only'
import { Feed } from 'feed'
import type { Translate } from '@/src/i18n/translate'
import type { Where } from 'payload'
import { formatDate } from '@/src/i18n/format'
import { isLanguage, type Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { awayHeaders, unavailableMessage } from '@/src/platform/errors/database-unavailable'
import { siteUrl } from '@/src/platform/env'
import { changesUpTo, type LifeCycleChange } from '@/src/domain/catalogue/life-cycle'
import { type Day, toDay } from '@/src/platform/time/days'
import { relationId } from '@/src/platform/values/stored-values'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload } from '@/src/data/payload'
import { companyDay } from '@/src/data/cache/company-day'
import { escapeMarkup, withoutControls } from '@/src/platform/text/markup'
import { getSettings, noSettings } from '@/src/data/settings'
import { tags } from '@/src/data/cache/tags'

/** Most changes in a feed, the latest. */
const length = 50

/** The changes in the lives of products in a language, as Atom; 404 for a language that the site does not have. */
export async function lifeCycleFeed(lng: string): Promise<Response> {
  if (!isLanguage(lng)) return new Response('Not found', { status: 404 })
  const { languages } = await withFallback(getSettings({ lng }), noSettings)
  if (!languages.includes(lng)) {
    return new Response(null, { status: 307, headers: { Location: '/products/life-cycle.xml' } })
  }
  const changes = await withFallback(listChanges({ lng }), null)
  // Readers keep what they have; an empty feed would say that nothing ever changed.
  if (!changes) return new Response(unavailableMessage, { status: 503, headers: awayHeaders })
  return new Response(withoutControls((await feedOf(changes, lng)).atom1()), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
}

interface Change extends LifeCycleChange {
  slug: string
  name: string
  lastOrderDay: Day | null
  endOfSupportDay: Day | null
  /** Name of the product that follows it. */
  successor: string | null
}

/** The latest changes, also of products that have given way to their successors. */
const listChanges = cached(
  'listLifeCycleChanges',
  () => [tags.products(), tags.day(), tags.settings()],
  async ({ lng }: { lng: Language }): Promise<Change[]> => {
    const payload = await getPayload()
    const today = await companyDay()
    const isPublic: Where[] = [{ isActive: { equals: true } }, { _status: { equals: 'published' } }]
    const read = {
      collection: 'products',
      locale: lng,
      // What is withdrawn is hidden from visitors, and that it is withdrawn is what this tells.
      overrideAccess: true,
      depth: 0,
      pagination: false,
    } as const
    const { docs } = await payload.find({
      ...read,
      where: {
        and: [
          ...isPublic,
          { or: [{ lastOrderDay: { exists: true } }, { endOfSupportDay: { exists: true } }] },
        ],
      },
      select: {
        name: true,
        slug: true,
        lastOrderDay: true,
        endOfSupportDay: true,
        lifeCycleSetAt: true,
        successorId: true,
      },
    })
    const ids = docs.map(({ successorId }) => relationId(successorId)).filter((id) => id !== null)
    const successors = ids.length
      ? await payload.find({
          ...read,
          where: { and: [...isPublic, { id: { in: ids } }] },
          select: { name: true },
        })
      : { docs: [] }
    const names = new Map(successors.docs.map(({ id, name }) => [id, name]))
    return docs
      .flatMap((doc) =>
        changesUpTo(today, doc).map((change) => ({
          ...change,
          slug: doc.slug,
          name: doc.name,
          lastOrderDay: toDay(doc.lastOrderDay),
          endOfSupportDay: toDay(doc.endOfSupportDay),
          successor: names.get(relationId(doc.successorId) ?? '') ?? null,
        })),
      )
      .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.slug < b.slug ? -1 : 1))
      .slice(0, length)
  },
)

async function feedOf(changes: Change[], lng: Language): Promise<Feed> {
  const t = getT(lng)
  const { companyName } = await withFallback(getSettings({ lng }), noSettings)
  const absolute = (address: string) => new URL(address, `${siteUrl}/`).href
  const home = absolute(addressIn(lng, '/products'))
  const feed = new Feed({
    id: `${home}#life-cycle`,
    link: home,
    title: `${companyName} · ${t('lifeCycle.title')}`,
    description: t('lifeCycle.feed'),
    language: lng,
    favicon: absolute('/icon-192.png'),
    copyright: companyName,
    author: { name: companyName, link: absolute(addressIn(lng, '/')) },
    updated: momentOf(changes[0]?.day ?? '1970-01-01'),
    feedLinks: { atom: absolute(addressIn(lng, '/products/life-cycle.xml')) },
  })
  for (const change of changes) {
    const address = absolute(addressIn(lng, `/product/${change.slug}`))
    const words = escapeMarkup(wordsOf(change, lng, t))
    feed.addItem({
      id: `${address}#${change.state}-${change.day}`,
      link: address,
      title: escapeMarkup(`${change.name} · ${t(`lifeCycle.${change.state}`)}`),
      description: words,
      content: `<p>${words}</p>`,
      date: momentOf(change.day),
      published: momentOf(change.day),
    })
  }
  return feed
}

/** Returns sentences that explain a change to owners of such a machine. */
function wordsOf(change: Change, lng: Language, t: Translate): string {
  const { state, lastOrderDay, endOfSupportDay, successor } = change
  const sentences = [
    state === 'lastOrder' && lastOrderDay
      ? t('lifeCycle.until', { date: formatDate(lastOrderDay, lng) })
      : '',
    state !== 'withdrawn' && endOfSupportDay
      ? t('lifeCycle.supported', { date: formatDate(endOfSupportDay, lng) })
      : '',
    successor ? t('lifeCycle.followedBy', { name: successor }) : '',
  ].filter((sentence) => sentence !== '')
  return sentences.length > 0 ? sentences.join(' ') : t(`lifeCycle.${state}`)
}

const momentOf = (day: Day): Date => new Date(`${day}T00:00:00.000Z`)
