import type { Documents } from '@/src/staff/in-place/model/documents'
import { fieldPath } from '@/src/staff/in-place/model/paths'
import { getSource, handleAttribute } from './scan'

/** Marks texts that stand in English for want of a translation; @returns how many there are. */
export function markMissing(documents: Documents): number {
  let count = 0
  for (const element of document.querySelectorAll(`[${handleAttribute}]`)) {
    const source = getSource(element)
    const doc = source && documents.loaded(source.collection, source.id)
    if (!doc) continue
    const isMissing = (doc.valueAt(fieldPath(source.path)) ?? null) === null
    element.toggleAttribute('data-edit-missing', isMissing)
    if (isMissing) count += 1
  }
  return count
}
