import type { HeroCarouselBlock } from '@/payload-types'
import type { Settings } from '../../src/contract/settings'

export type SlideData = HeroCarouselBlock['slides'][number]

/** Where a slide leads; a film and a tour without an address of their own are those of the settings. */
export function slideHref(
  { type, ctaHref, youtubeId }: SlideData,
  { videos, tourUrl }: Pick<Settings, 'videos' | 'tourUrl'>,
): string | null {
  if (type === 'youtube') {
    const id = youtubeId || videos.story
    return id ? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` : null
  }
  if (type === 'link') return ctaHref || tourUrl
  return ctaHref || null
}
