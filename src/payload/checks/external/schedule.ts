import type { Payload } from 'payload'
import { env, siteUrl } from '@/src/platform/env'
import { internet } from '@/src/platform/outgoing/send-request'
import { turnsOfHosts } from '@/src/platform/outgoing/ask-link'
import { companyZone } from '@/src/domain/settings/company'
import { dayIn, startOfDay } from '@/src/platform/time/days'
import { claimLease } from '@/src/platform/jobs'
import { askInNight } from './night'

const minute = 60_000
const hour = 60 * minute

/** From when to when links are asked, by the clock of the company. */
const [from, until] = [2 * hour, 5 * hour]

/**
 * Length of the lease, ms. Of several instances one has it: one that ends in the middle of a night leaves the rest to
 * the others.
 */
const slot = 10 * minute

/** The rest of a slot is for the requests that have begun. */
const askedOfSlot = 7 * minute

const pauseMs = 2000
const timeoutMs = 15_000

/** Asks at night where links lead that leave the site, where the environment says that it may. */
export function askLinksAtNight(payload: Payload): void {
  if (env.CHECK_EXTERNAL_LINKS === 'off') return
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    await askInSlot(payload).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'Links to other sites could not be checked' })
    })
    isAsking = false
  }
  setInterval(() => void ask(), minute).unref()
}

async function askInSlot(payload: Payload): Promise<void> {
  const now = Date.now()
  const zone = await companyZone(payload)
  const night = dayIn(zone, now)
  const sinceMidnight = now - startOfDay(zone, night)
  if (sinceMidnight < from || sinceMidnight > until) return
  const number = Math.floor(now / slot)
  const deadline = number * slot + askedOfSlot
  if (now > deadline || !(await claimLease(payload, 'external-links', number))) return
  const userAgent = `LinkCheck (+${siteUrl})`
  const asker = { network: internet, userAgent, timeoutMs, inTurn: turnsOfHosts(pauseMs) }
  await askInNight(payload, { night, deadline, asker })
}
