import type { TFunction } from 'i18next'
import type { ShownSection } from './shown-section'

/** Properties of every layout of a content section. */
export interface SectionProps {
  section: ShownSection
  heading: 'h1' | 'h2'
  t: TFunction
  id: string
}
