import type { ChecksAnswer } from '@/src/contract/staff/checks'
import type { Place } from './calls'

/** A text with which a block came and which is still there. */
export interface SampleText {
  /** The field as editors know it. */
  label: string
  message: string
}

/**
 * Reads which texts of pages are still those of new blocks, from the checks of what is saved.
 * @param lng of the messages
 * @returns nothing where the server does not tell: publishing goes on, and the settings may refuse it
 */
export async function readSamples(places: Place[], lng: string): Promise<SampleText[]> {
  const pages = places.filter(({ collection }) => collection === 'pages')
  const found = await Promise.all(pages.map((place) => ofPage(place, lng).catch(() => [])))
  return found.flat()
}

async function ofPage({ collection, id }: Place, locale: string): Promise<SampleText[]> {
  const query = new URLSearchParams({ collection, id, locale })
  const answer = await fetch(`/api/admin/checks?${query.toString()}`)
  if (!answer.ok) return []
  const { documents } = (await answer.json()) as ChecksAnswer
  return documents
    .flatMap(({ findings }) => findings)
    .filter(({ problem }) => problem === 'sampleText')
}
