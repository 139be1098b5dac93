import { loadMenus } from '@/src/components/header/load-menus'
import type { Menus } from '@/src/contract/menus'
import { languageOr } from '@/src/i18n/languages'
import { valueAt } from '@/src/platform/values/value-at'
import type { Documents } from '@/src/staff/in-place/model/documents'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { textAt, typedText } from '@/src/staff/in-place/model/value-texts'
import { findElements, type Shown } from './cover'
import { handleAttribute, sourceAddress } from './handles'

/** Lets one refresh show what several saves at once have changed, ms. */
const refreshDelayMs = 100

/**
 * Shows on the page what was saved. The server draws the page anew for it, except for the texts of menu entries: they are
 * written where they stand, and into what the header keeps of its menus.
 * @param refresh draws the page anew
 * @returns what ends this
 */
export function drawSaved(documents: Documents, refresh: () => void): () => void {
  const drawn = new WeakMap<EditedDocument, Date>()
  const written = new WeakMap<EditedDocument, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const refreshSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, refreshDelayMs)
  }
  const unsubscribe = documents.subscribe(() => {
    const entries = documents.all.filter(isMenuEntry)
    for (const entry of entries) {
      if (!isSettled(entry) || written.get(entry) === entry.working) continue
      written.set(entry, entry.working)
      writeTexts(entry)
    }
    const saved = documents.all.filter((doc) => {
      const at = 'at' in doc.state ? doc.state.at : undefined
      if (!at || drawn.get(doc) === at) return false
      drawn.set(doc, at)
      showTakenBack(doc)
      return true
    })
    const isShown = saved.every(isWritten)
    // An open menu is drawn out of them.
    if (saved.some(isMenuEntry))
      void renewMenus(documents.lng).then(() => !isShown && !hasEnded && refreshSoon())
    else if (!isShown) refreshSoon()
  })
  return () => {
    hasEnded = true
    clearTimeout(timer)
    unsubscribe()
  }
}

const isMenuEntry = ({ place }: EditedDocument): boolean => place.collection === 'navigation-items'

/** Returns true where the state of the document is the server's. */
const isSettled = ({ state }: EditedDocument): boolean =>
  ['clean', 'saved', 'published', 'discarded', 'merged'].includes(state.kind)

/**
 * Returns true where the page already shows the saved state. An empty text does not: the server shows another in its
 * place.
 */
function isWritten(doc: EditedDocument): boolean {
  if (!isMenuEntry(doc) || doc.state.kind !== 'saved') return false
  const { fields } = doc.state
  return fields?.every((name) => entryTexts.includes(name) && Boolean(doc.working[name])) ?? false
}

/** Fields of a menu entry that change only words. */
const entryTexts = ['name', 'description']

/** A later refresh does not undo this: React compares with what it drew last, and that text stays as it was. */
function writeTexts({ place, working }: EditedDocument): void {
  for (const path of entryTexts) {
    const text = working[path]
    if (typeof text !== 'string' || text === '') continue
    const address = CSS.escape(sourceAddress({ ...place, path }))
    for (const element of document.querySelectorAll(`[${handleAttribute}="${address}"]`)) {
      // A link to another site has the hint for readers of the screen behind its text.
      const node = [...element.childNodes].find((child) => child instanceof Text)
      if (node && node.data !== text) node.data = text
    }
  }
}

/**
 * Reads the menus of a language again into those that the header keeps, which knows nothing of this: visitors load no code
 * for it. Where they cannot be read now, it asks again by itself, after a minute.
 */
async function renewMenus(lng: string): Promise<void> {
  try {
    const kept = await loadMenus(languageOr(lng))
    const answer = await fetch(`/api/menus?${new URLSearchParams({ lng })}`)
    if (answer.ok) Object.assign(kept, (await answer.json()) as Menus)
  } catch {
    // As said above.
  }
}

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
function showTakenBack(doc: EditedDocument): void {
  for (const { shown, text } of written.values()) {
    const { source } = shown
    if (source.collection !== doc.place.collection || source.id !== doc.place.id) continue
    // A text without a translation is shown in English.
    const now = textAt(doc, source) || typedText(valueAt(doc.shown, source.path))
    if (now !== text) showWritten(shown, now)
  }
}
