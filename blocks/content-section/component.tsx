import type { ContentSectionBlock } from '@/payload-types'
import { withFallback } from '@/src/data/cache/cached'
import { getSection } from '@/src/data/pages/content-sections'
import { openLinks } from '@/src/data/settings/modules'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import { HardwareSection } from './hardware-section'
import { IndustrySection } from './industry-section'
import { shownSection } from './shown-section'
import { SoftwareSection } from './software-section'

/** Stands where the media library has no picture, or does not answer. */
const drawing = { url: '/drawings/terminal.svg', width: 960, height: 720 }

export default async function ContentSection({
  data,
  lng,
  heading,
}: BlockProps<ContentSectionBlock>) {
  const { sectionKey: key, builtIn, layout } = data
  const fetched = await withFallback(getSection({ lng, key }), null)
  const pictures = await listPictures(lng, [builtIn?.picture])
  const picture = pictures[relationId(builtIn?.picture) ?? ''] ?? drawing
  const written = shownSection(key, fetched, builtIn, picture)
  const isOpen = await openLinks()
  const section = isOpen(written.ctaHref) ? written : { ...written, ctaText: '', ctaHref: '' }
  const parts = { section, heading, t: getT(lng), id: data.id ?? key }
  if (layout === 'software') return <SoftwareSection {...parts} />
  if (layout === 'hardware') return <HardwareSection {...parts} />
  return <IndustrySection {...parts} isMirrored={layout === 'mirrored'} />
}
