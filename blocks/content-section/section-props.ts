import type { TFunction } from 'i18next'
import type { ShownSection } from './shown-section'

/** What every layout of a content section is given. */
export interface SectionProps {
  section: ShownSection
  heading: 'h1' | 'h2'
  t: TFunction
  id: string
}
