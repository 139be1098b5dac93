import type { Source } from '@/src/domain/source-marks/marks'
import type { Point } from '@/src/staff/in-place/page/clicks'

/** A text of the page that somebody edits. */
export interface OpenText {
  source: Source
  element: HTMLElement
  /** Position of the click, in the window. */
  point?: Point
}
