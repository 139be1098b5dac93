import { renewMenus } from '@/src/components/header/load-menus'
import { languageOr } from '@/src/i18n/languages'
import type { Documents } from '@/src/edit/model/documents'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import { addressOf, handleAttribute } from './scan'

/** Lets one refresh show what several saves at once have changed, ms. */
const refreshDelayMs = 100

/**
 * Shows on the page what was saved. The server draws the page anew for it, except for the texts of menu entries: the
 * header reads its menus again, and in the footer the text is written where it stands.
 * @param refresh draws the page anew
 * @returns what ends this
 */
export function drawSaved(documents: Documents, refresh: () => void): () => void {
  const drawn = new WeakMap<EditedDocument, Date>()
  const written = new WeakMap<EditedDocument, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = documents.subscribe(() => {
    const entries = documents.all.filter(isMenuEntry)
    for (const entry of entries) {
      if (!isSettled(entry) || written.get(entry) === entry.working) continue
      written.set(entry, entry.working)
      writeName(entry)
    }
    const saved = documents.all.filter((doc) => {
      const at = 'at' in doc.state ? doc.state.at : undefined
      if (!at || drawn.get(doc) === at) return false
      drawn.set(doc, at)
      return true
    })
    // Where they cannot be read now, the header asks again by itself after a minute.
    if (saved.some(isMenuEntry)) void renewMenus(languageOr(documents.lng)).catch(() => undefined)
    if (saved.every(isWritten)) return
    clearTimeout(timer)
    timer = setTimeout(refresh, refreshDelayMs)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

const isMenuEntry = ({ place }: EditedDocument): boolean => place.collection === 'navigation-items'

/** Whether what the document holds is what the server has. */
const isSettled = ({ state }: EditedDocument): boolean =>
  ['clean', 'saved', 'merged'].includes(state.kind)

/** Whether the page shows what was saved already. An empty text does not: the server shows another in its place. */
function isWritten(doc: EditedDocument): boolean {
  if (!isMenuEntry(doc) || doc.state.kind !== 'saved') return false
  const { fields } = doc.state
  return fields?.every((name) => entryTexts.includes(name) && Boolean(doc.working[name])) ?? false
}

/** Of a menu entry, what changes nothing but words; a description is shown by the header alone. */
const entryTexts = ['name', 'description']

/** A later refresh does not undo this: React compares with what it drew last, and that text stays as it was. */
function writeName({ place, working }: EditedDocument): void {
  const { name } = working
  if (typeof name !== 'string' || name === '') return
  const address = CSS.escape(addressOf({ ...place, path: 'name' }))
  for (const element of document.querySelectorAll(`footer [${handleAttribute}="${address}"]`)) {
    // A link to another site has the hint for readers of the screen behind its text.
    const text = element.firstChild
    if (text instanceof Text && text.data !== name) text.data = name
  }
}
