import { createLocalReq, type Payload } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import { checkedCollections } from '@/src/contract/staff/checks'
import { externalUrl } from '@/src/domain/links/link'
import { siteUrl } from '@/src/platform/env'
import { askLink, type LinkAsker, type Verdict } from '@/src/platform/outgoing/ask-link'
import type { Day } from '@/src/platform/time/days'
import { readContent, storedDocuments } from '../read'
import { type LinkState, type LinkStates, readLinkStates, storeLinkStates } from './stored'

/** Most links that are requested in a night. */
const maxAsked = 2000

/** Most hosts that are called at the same time. */
const maxHosts = 4

interface Night {
  night: Day
  /** Time after which no further link is requested, ms since the epoch. */
  deadline: number
  asker: LinkAsker
}

/**
 * Asks the links that were not asked in this night, those first whose turn was longest ago, and stores what they answer.
 * It may be called again and goes on where it was.
 */
export async function askInNight(
  payload: Payload,
  { night, deadline, asker }: Night,
): Promise<void> {
  const before = await readLinkStates(payload)
  if (before.doneNight === night) return
  const known = new Map(before.links.map((link) => [link.url, link]))
  const links = (await externalLinks(payload)).map(
    (url): LinkState => known.get(url) ?? { url, night: '', failures: 0, since: null },
  )
  const asked = links.filter((link) => link.night === night).length
  const due = links
    .filter((link) => link.night !== night)
    .sort((a, b) => a.night.localeCompare(b.night))
    .slice(0, Math.max(maxAsked - asked, 0))
  const verdicts = await askAll(due, deadline, asker)
  // That some were judged in this night already means that some answered.
  const isConnected = asked > 0 || [...verdicts.values()].some((verdict) => answers.has(verdict))
  if (verdicts.size > 0 && !isConnected)
    payload.logger.warn({ count: verdicts.size, msg: 'No other site answers; no link is judged' })
  const states: LinkStates = {
    doneNight: verdicts.size === due.length ? night : before.doneNight,
    links: links.map((link) =>
      stateAfter(link, night, isConnected ? verdicts.get(link.url) : undefined),
    ),
  }
  await storeLinkStates(payload, night, states)
}

const answers = new Set<Verdict>(['alive', 'broken'])

/** The links of a host one after the other, those of some hosts at the same time. */
async function askAll(
  links: LinkState[],
  deadline: number,
  asker: LinkAsker,
): Promise<Map<string, Verdict>> {
  const byHost = new Map<string, LinkState[]>()
  for (const link of links) {
    const { host } = new URL(link.url)
    byHost.set(host, [...(byHost.get(host) ?? []), link])
  }
  const hosts = [...byHost.values()]
  const verdicts = new Map<string, Verdict>()
  const work = async () => {
    for (let own = hosts.shift(); own; own = hosts.shift()) {
      for (const { url } of own) {
        if (Date.now() > deadline) return
        verdicts.set(url, await askLink(url, asker))
      }
    }
  }
  await Promise.all(Array.from({ length: maxHosts }, work))
  return verdicts
}

/** Returns the state after a night's answer; `undefined` where there was none to judge. */
export function stateAfter(link: LinkState, night: Day, verdict: Verdict | undefined): LinkState {
  switch (verdict) {
    case undefined:
      return link
    case 'alive':
      return { ...link, night, failures: 0, since: null }
    case 'unknown':
      return { ...link, night }
    case 'broken':
    case 'silent':
      return { ...link, night, failures: link.failures + 1, since: link.since ?? night }
  }
}

/** Most known links: their states are one entry of the database. */
const maxLinks = 4000

/** Documents read at once: a page in ten languages has some 100 kB. */
const batch = 50

/** Lists the links of published documents to other sites, each address once. */
async function externalLinks(payload: Payload): Promise<string[]> {
  const req = await createLocalReq({}, payload)
  const found = new Set<string>()
  const ownHost = new URL(siteUrl).host
  for (const collection of checkedCollections) {
    const ids = (await storedDocuments(req, collection, { select: { updatedAt: true } })).map(
      ({ id }) => String(id),
    )
    while (ids.length > 0) {
      const docs = await storedDocuments(req, collection, {
        where: { id: { in: ids.splice(0, batch) } },
      })
      for (const doc of docs) {
        const { isPublic, links } = readContent(req, collection, doc)
        if (!isPublic) continue
        for (const { href } of links) {
          const url = externalUrl(href)
          if (url !== null && new URL(url).host !== ownHost) found.add(url)
        }
        await breathe()
      }
    }
  }
  if (found.size > maxLinks) {
    payload.logger.warn({ count: found.size, max: maxLinks, msg: 'Not all links are checked' })
  }
  return [...found].slice(0, maxLinks)
}
