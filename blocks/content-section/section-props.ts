import type { Translate } from '@/src/i18n/translate'
import type { ShownSection } from './shown-section'

/** Properties of every layout of a content section. */
export interface SectionProps {
  section: ShownSection
  heading: 'h1' | 'h2'
  t: Translate
  id: string
}
