import { mayHoldMarks, type Source, sourcesIn, withoutMarks } from '@/src/domain/source-marks/marks'
import type { Documents } from '@/src/staff/in-place/model/documents'
import { fieldPath } from '@/src/staff/in-place/model/fields'
import { isReachable } from './reveal'

/** On an element of the page whose text can be edited: which field it shows. */
export const handleAttribute = 'data-edit'

const sources = new WeakMap<Element, Source>()

/** From which field the text of an element comes, or the alternative text of a picture. */
export const getSource = (element: Element): Source | undefined => sources.get(element)

export const sourceAddress = ({
  collection,
  id,
  path,
}: Pick<Source, 'collection' | 'id' | 'path'>): string => `${collection}/${id}/${path}`

/**
 * Takes the marks out of a page and makes handles of them.
 * @param key of the marks that count; null takes all of them out and makes no handles
 */
export function scan(root: Element, key: string | null): void {
  for (const node of textsBelow(root)) {
    const text = node.data
    if (!mayHoldMarks(text)) continue
    const source = key === null ? undefined : sourcesIn(text, key).at(-1)
    node.data = withoutMarks(text)
    if (source && node.parentElement) makeHandle(node.parentElement, source)
  }
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (!mayHoldMarks(value)) continue
      const source = key !== null && name === 'alt' ? sourcesIn(value, key).at(-1) : undefined
      if (source) sources.set(element, source)
      element.setAttribute(name, withoutMarks(value))
    }
  }
}

/** Calls `found` with the page and after each change of it. */
export function watch(root: Element, found: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => isTyped(target))) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(found)
  })
  found()
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** On an editor of formatted text, which stands beside the page. */
export const editorAttribute = 'data-edit-formatted'

function isTyped(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest(`[${editorAttribute}]`) instanceof Element
}

function makeHandle(element: Element, source: Source): void {
  sources.set(element, source)
  const address = sourceAddress(source)
  if (element.getAttribute(handleAttribute) !== address) {
    element.setAttribute(handleAttribute, address)
  }
  // Links and buttons can be reached already, and what is inside of them through them.
  if (!element.closest(reached)) element.setAttribute('tabindex', '0')
}

/** Selector of elements that the Tab key reaches; the page's main part takes the focus by script alone. */
const reached = 'a, button, summary, [tabindex]:not([tabindex="-1"])'

function textsBelow(root: Element): Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement && !unread.includes(parentElement.tagName)) found.push(node as Text)
  }
  return found
}

/**
 * Elements whose texts are skipped: those that Next sends for its router hold the same texts, and only it reads them.
 */
const unread = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']

/**
 * The text before or behind one of the page, which may have been drawn anew since: one in sight, or one that can be
 * brought into sight.
 * @param element where the text was opened; the same text may stand at several places
 * @param isWhole whether all texts of the same field are one
 */
export function neighbourOf(
  element: Element,
  source: Source,
  step: -1 | 1,
  isWhole = false,
): HTMLElement | undefined {
  const address = sourceAddress(source)
  const rootPath = `${address.split('.root.')[0]}.root.`
  const isOwn = (one: Element) => {
    const other = one.getAttribute(handleAttribute)
    return other === address || (isWhole && other?.startsWith(rootPath) === true)
  }
  const all = [...document.querySelectorAll<HTMLElement>(`[${handleAttribute}]`)].filter(
    (one) => isOwn(one) || isReachable(one),
  )
  const known = all.findIndex((one) => one === element)
  const at = known >= 0 ? known : step === 1 ? all.findLastIndex(isOwn) : all.findIndex(isOwn)
  const others = step === 1 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).reverse()
  return others.find((one) => !isOwn(one))
}

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
