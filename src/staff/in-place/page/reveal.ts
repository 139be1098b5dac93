/** Returns true for an element of the page that is visible, or folded away behind something that can be opened. */
export const isReachable = (element: Element): boolean =>
  !isHeldBack(element) &&
  (element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('details:not([open]), [role="tabpanel"]') !== null)

/**
 * Returns true for an inert element: it waits behind an open menu, or is a closed one; in a carousel it is a slide that
 * `reveal` shows.
 */
function isHeldBack(element: Element): boolean {
  const inert = element.closest('[inert]')
  if (inert?.ariaRoleDescription !== 'slide') return inert !== null
  return inert.parentElement !== null && isHeldBack(inert.parentElement)
}

/**
 * Brings a part of the page into sight that is folded away: a closed `details`, the panel of another tab, another slide of
 * a carousel. These are known by what they tell assistive technology, so that a block needs nothing for it.
 */
export function reveal(element: Element): void {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
    else if (part.role === 'tabpanel') {
      const tab = tabOf(part)
      if (tab?.ariaSelected === 'false') pressAsVisitor(tab)
    } else if (part.ariaRoleDescription === 'slide') {
      const picker = pickerOf(part)
      if (picker && picker.ariaCurrent !== 'true') pressAsVisitor(picker)
    }
  }
}

/**
 * The tools answer also while a menu of the header is open, which holds the rest of the page still.
 * @param host of the tools
 */
export function keepReachable(host: Element): () => void {
  const root = host.closest('body > *') ?? host
  const free = () => {
    if (root instanceof HTMLElement && root.inert) root.inert = false
  }
  const observer = new MutationObserver(free)
  observer.observe(root, { attributeFilter: ['inert'] })
  free()
  return () => observer.disconnect()
}

const tabOf = (panel: HTMLElement): HTMLElement | null =>
  panel.id === ''
    ? null
    : document.querySelector(`[role="tab"][aria-controls="${CSS.escape(panel.id)}"]`)

/** The button that leads to a slide: a carousel has a list of as many as it has slides, in their order. */
function pickerOf(slide: HTMLElement): HTMLElement | undefined {
  const carousel = slide.closest('[aria-roledescription="carousel"]')
  const slides = [...(carousel?.querySelectorAll('[aria-roledescription="slide"]') ?? [])]
  const pickers = [...(carousel?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  return slides.length === pickers.length ? pickers[slides.indexOf(slide)] : undefined
}

let pressed = 0

/** Presses something of the page as a visitor does, while clicks open texts. */
function pressAsVisitor(element: HTMLElement): void {
  pressed += 1
  element.click()
  pressed -= 1
}

/** Returns true during a click of `pressAsVisitor`. */
export const isPressing = (): boolean => pressed > 0
