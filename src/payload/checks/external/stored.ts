import type { Payload } from 'payload'
import { addDays, type Day } from '@/src/platform/time/days'

/** Known state of a link to another site. */
export interface LinkState {
  url: string
  /** The night in which it was asked last; empty before the first one. */
  night: Day
  /** In how many nights, one after the other, it led to nothing. */
  failures: number
  /** The first of those nights. */
  since: Day | null
}

export interface LinkStates {
  /** The last night in which all of them had been asked, or as many as a night allows. */
  doneNight: Day
  links: LinkState[]
}

interface DeadLinks {
  night: Day
  links: { url: string; since: Day }[]
}

const statesKey = 'external-links'

/** An entry of its own, so that a list of findings does not read the states of all links. */
const deadKey = 'external-links-dead'

/** One failure may be an outage of a night. */
const failuresOfDead = 2

/** So old answers say nothing any more, as of a site that no longer asks. */
const maxAgeDays = 14

export async function readLinkStates({ kv }: Payload): Promise<LinkStates> {
  return (await kv.get<LinkStates & object>(statesKey)) ?? { doneNight: '', links: [] }
}

/** Stores what is known after a night, or a part of it. */
export async function storeLinkStates(
  { kv }: Payload,
  night: Day,
  states: LinkStates,
): Promise<void> {
  await kv.set(statesKey, { ...states })
  const links = states.links.flatMap(({ url, failures, since }) =>
    since !== null && failures >= failuresOfDead ? [{ url, since }] : [],
  )
  await kv.set(deadKey, { night, links })
}

/** The links that lead to nothing, each with the night since which that is known. */
export async function deadLinks({ kv }: Payload, today: Day): Promise<Map<string, Day>> {
  const known = await kv.get<DeadLinks & object>(deadKey)
  if (!known || known.night < addDays(today, -maxAgeDays)) return new Map()
  return new Map(known.links.map(({ url, since }) => [url, since]))
}
