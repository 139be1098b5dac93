import 'server-only'
import { companyZone } from '@/src/domain/settings/company'
import { type Day, dayIn } from '@/src/platform/time/days'
import { cached, withFallback } from './cached'
import { getPayload } from '@/src/data/payload'
import { releasePreview } from '@/src/data/payload/release-preview'
import { tags } from './tags'

/**
 * The day by the clock of the company. What reads it is renewed when that day ends: `renewDue` expires its tag. Where
 * the settings cannot be read, the day is that of UTC.
 */
export const companyDay = (): Promise<Day> => dayBy(readDay)

/**
 * The same for what is renewed with the products: where a new day gives one of them another state, `renewDue` expires
 * their tag, and all others are kept over night.
 */
export const dayOfProducts = (): Promise<Day> => dayBy(readZone)

async function dayBy(read: typeof readZone): Promise<Day> {
  const { zone } = await withFallback(read(null), { zone: 'UTC' })
  // Who looks at a release sees the site of its day.
  const at = (await releasePreview())?.at
  return dayIn(zone, at === undefined ? Date.now() : Date.parse(at))
}

const zoneOfCompany = async (_: null): Promise<{ zone: string }> => ({
  zone: await companyZone(await getPayload()),
})

const readZone = cached('companyZone', () => [tags.settings()], zoneOfCompany)

/** The zone alone is kept; the tag of the day goes to whatever reads it. */
const readDay = cached('companyDay', () => [tags.day(), tags.settings()], zoneOfCompany)
