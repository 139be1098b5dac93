import type { Film } from './records'

interface PageWithFilms {
  title: string
  seo: { description: string | null }
  layout: object[]
}

/**
 * Films of the video site that a page's blocks name: by an id in any of their texts called
 * `youtubeId` or `videoId`, or by the name of one of the company's films in `film`; a slide that is a
 * film and names none shows the story. Their words are those beside the name, else those of the page.
 */
export function findFilms(
  page: PageWithFilms,
  ofTheCompany: Record<string, string | null>,
): Film[] {
  const films = new Map<string, Film>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const row = value as Record<string, unknown>
    const named = row.type === 'youtube' ? 'story' : text(row.film)
    const id = text(row.youtubeId) ?? text(row.videoId) ?? ofTheCompany[named ?? '']
    if (id && /^[\w-]{6,20}$/.test(id) && !films.has(id)) {
      films.set(id, {
        id,
        name: text(row.heading) ?? text(row.title) ?? page.title,
        description: text(row.subheading) ?? text(row.text) ?? page.seo.description,
        picture: text(row.picture) ?? null,
      })
    }
    Object.values(row).forEach(walk)
  }
  page.layout.forEach(walk)
  return [...films.values()]
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
