import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const textInputs = 'input, textarea, [contenteditable="true"]'
const inputs = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Time that a form, a tab of it, and rows that unfold may take to draw their fields, ms. */
const timeoutMs = { form: 20_000, tab: 500, unfold: 1500 }

/** Frames that are waited for in any case: a machine with much else to do draws few of them in that time. */
const leastFrames = 30

/** Opens the field that the end of the address names (`#field-logo`). */
export function useFieldOfAddress(): void {
  const path = usePathname()
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (!id.startsWith('field-')) return
    const leaving = new AbortController()
    const { signal } = leaving
    void elementIn({ form: document, id, patience: timeoutMs.form, leaving: signal }).then(show)
    return () => leaving.abort()
  }, [path])
}

/** Brings the field of the address into view at once, where it is drawn, and opens the rows that hide it. */
export function showFieldOfAddress(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  const field = id.startsWith('field-') ? document.getElementById(id) : null
  const rowAround = (element: Element | null | undefined) =>
    element?.closest('.collapsible--collapsed')
  for (let row = rowAround(field); row; row = rowAround(row.parentElement)) unfold(row)
  show(field, textInputs)
}

/** The input of the field in which an element of ours stands. */
export const inputBeside = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest('.field-type')?.querySelector<HTMLElement>(textInputs)

/** Returns the field in which something happened: its path (`layout.0.title`) and its label. */
export function fieldAround(
  target: EventTarget | null,
): { path: string; label: string } | undefined {
  const field = target instanceof Element ? target.closest('[id^="field-"]') : null
  if (!field) return undefined
  const path = field.id.slice('field-'.length).replaceAll('__', '.')
  const label = field.closest('.field-type')?.querySelector('.field-label, label')?.textContent
  return { path, label: label?.replaceAll('*', '').trim() || path }
}

/**
 * Opens the field at a path of a form, such as `layout.0.title`: what is folded around it is unfolded first. Where the form draws
 * it under another name, the first field that is marked takes its place.
 */
export async function openFieldAt(form: ParentNode, path: string): Promise<void> {
  const here = { form, patience: timeoutMs.tab }
  const parts = path.split('.')
  for (const [at, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const row = await elementIn({ ...here, id: [...parts.slice(0, at), 'row', part].join('-') })
    if (!row) break
    unfold(row.querySelector(':scope > .collapsible--collapsed'))
    row.scrollIntoView({ block: 'center' })
  }
  const id = `field-${parts.join('__')}`
  unfold(byId(form, id)?.closest('.collapsible--collapsed'))
  show((await elementIn({ ...here, id })) ?? form.querySelector('.field-error')?.parentElement)
}

const unfold = (folded: Element | null | undefined): void =>
  folded?.querySelector<HTMLElement>(':scope > * > .collapsible__toggle')?.click()

/** Brings a field into view and puts the focus there. */
function show(field: Element | null | undefined, wanted = inputs): void {
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  focusIn(field, wanted)
  holdField(field, wanted)
}

function focusIn(field: Element, wanted: string): void {
  const input = field.matches(wanted) ? field : field.querySelector(wanted)
  if (input instanceof HTMLElement) input.focus({ preventScroll: true })
}

/**
 * Holds a field in view while rows above it unfold and draw their fields, which moves it, and holds the focus in it while the
 * answer of the server draws its input anew. Ends with the first key, press or scroll of the user.
 */
function holdField(start: Element, wanted: string): void {
  let field = start
  const page = start.ownerDocument
  const end = performance.now() + timeoutMs.unfold
  const ending = new AbortController()
  const { signal } = ending
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(name, () => ending.abort(), { capture: true, passive: true, signal })
  const keep = () => {
    if (!field.isConnected) field = (field.id && byId(page, field.id)) || field
    if (performance.now() > end || !field.isConnected) ending.abort()
    if (signal.aborted) return
    field.scrollIntoView({ block: 'nearest' })
    if (page.activeElement === page.body) focusIn(field, wanted)
    requestAnimationFrame(keep)
  }
  keep()
}

const byId = (form: ParentNode, id: string): Element | null =>
  form.querySelector(`#${CSS.escape(id)}`)

interface Wanted {
  form: ParentNode
  id: string
  /** Time that the form may take to draw its first tab or the field, ms. */
  patience: number
  leaving?: AbortSignal
}

/** A tab has its fields only while it is open, and which one holds a field it does not say: each is opened once. */
async function elementIn({ form, id, leaving, ...wanted }: Wanted): Promise<Element | null> {
  const element = () => byId(form, id)
  const tabs = () => [...form.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const first = await presence(() => element() ?? tabs()[0] ?? null, wanted.patience, leaving)
  if (first?.id === id) return first
  const isOpen = (tab: HTMLElement) => tab.matches('.tabs-field__tab-button--active')
  for (const tab of tabs().sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))) {
    if (leaving?.aborted) return null
    if (!isOpen(tab)) tab.click()
    const found = await presence(element, timeoutMs.tab, leaving)
    if (found) return found
  }
  return null
}

/** Waits for an element that is drawn: what is folded away cannot have the focus. Null where it does not come in time. */
function presence(
  find: () => Element | null,
  ms: number,
  leaving: AbortSignal | undefined,
): Promise<Element | null> {
  const end = performance.now() + ms
  let frames = 0
  return new Promise((resolve) => {
    const look = () => {
      const element = find()
      const isOver = performance.now() > end && frames >= leastFrames
      frames += 1
      if (element?.checkVisibility()) resolve(element)
      else if (leaving?.aborted || isOver) resolve(null)
      else requestAnimationFrame(look)
    }
    look()
  })
}
