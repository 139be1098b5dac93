import type { Payload } from 'payload'
import { askLink, type LinkAsker, type Verdict } from '@/src/platform/outgoing/ask-link'
import type { Day } from '@/src/platform/time/days'
import { externalLinks } from './links'
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
