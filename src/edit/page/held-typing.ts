import { flushSync } from 'react-dom'
import type { Documents } from '@/src/edit/model/documents'
import { isLong, writeText } from '@/src/edit/model/text-of'
import { heldAttribute, type HeldField, toolsEvent } from '@/src/lib/hold-script'
import { type Source, sourcesIn } from '@/src/lib/marks/marks'
import type { OpenText } from '@/src/edit/ui/text-editor'
import { addressOf, handleAttribute } from './scan'

/** Time between two tries to read a document, ms. */
const retryMs = 4000

/**
 * Takes over from the script that held what was typed before the tools were there: the text in which somebody is
 * writing is opened, every other one is written.
 * @param key of the marks that count
 */
export function takeUpHeld(
  key: string,
  documents: Documents,
  open: (text: OpenText) => void,
): void {
  document.dispatchEvent(new Event(toolsEvent))
  const take = (field: HeldField) => takeUp(field, { key, documents, open })
  for (const field of document.querySelectorAll<HeldField>(`textarea[${heldAttribute}]`)) {
    // A syllable that is being put together would be lost with its field.
    if (field.isComposing) field.addEventListener('compositionend', () => take(field))
    // React draws nothing at once as long as it is at work itself.
    else queueMicrotask(() => take(field))
  }
}

interface Tools {
  key: string
  documents: Documents
  open: (text: OpenText) => void
}

function takeUp(field: HeldField, { key, documents, open }: Tools): void {
  if (!field.isConnected) return
  const source = sourcesIn(field.marked ?? '', key).at(-1)
  if (!source) return field.remove()
  const line = isLong(source) ? undefined : field.line
  const text = isLong(source) ? field.value : (line ?? field.value).replace(/[\r\n]+/g, ' ')
  const element = document.querySelector<HTMLElement>(
    `[${handleAttribute}="${CSS.escape(addressOf(source))}"]`,
  )
  const isOver = field.isDone || line !== undefined || document.activeElement !== field
  if (element && !isOver) {
    // The field that takes the focus is there before the next key.
    flushSync(() => open({ source, element, held: text || undefined }))
    field.remove()
  } else if (text === '') field.remove()
  else void write(documents, source, text, field)
}

/** Its field stays in sight until the text has a document. */
async function write(documents: Documents, source: Source, text: string, field: HeldField) {
  const doc = await documents.open(source.collection, source.id)
  if (!doc) {
    setTimeout(() => void write(documents, source, text, field), retryMs)
    return
  }
  doc.beginStep(source.path)
  writeText(doc, source, text)
  field.remove()
}
