import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { textAt, typedText } from '@/src/staff/in-place/model/source-text'
import { valueAt } from '@/src/platform/values/value-at'
import { sourceAddress } from './scan'
import { findElements, type Shown } from './cover'

/** By address of a text, the last one that was written into the page. */
const written = new Map<string, { shown: Shown; text: string }>()

/** Shows what was written until the page is drawn anew, where one element shows one line. */
export function showWritten(shown: Shown, text: string): void {
  const elements = findElements(shown)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // Cells of a row stand side by side, and are no lines.
  if (text === '' || lines.length !== elements.length) return
  if (elements.some((element) => element.matches('td, th'))) return
  elements.forEach((element, index) => {
    const [only, ...others] = element.childNodes
    if (!(only instanceof Text) || others.length > 0) return
    only.data = lines[index] ?? ''
    written.set(sourceAddress(shown.source), { shown, text })
  })
}

/**
 * Shows texts of a document as they were before they were written into the page, where they are so again. Where the
 * server did not draw the page meanwhile, React finds them as it drew them last, and would leave what was written.
 */
export function showTakenBack(doc: EditedDocument): void {
  for (const { shown, text } of written.values()) {
    const { source } = shown
    if (source.collection !== doc.place.collection || source.id !== doc.place.id) continue
    // A text without a translation is shown in English.
    const now = textAt(doc, source) || typedText(valueAt(doc.shown, source.path))
    if (now !== text) showWritten(shown, now)
  }
}
