/** Bars at the foot of the screen, from the edge on: one over its whole width, and the tray above it. */
type AtFoot = '--foot-bar' | '--foot-tray'

/**
 * Tells style sheets the height of something at the foot of the screen, for as long as it is there, so that what stands
 * above it does not lie upon it.
 * @param gap between it and what is below, px
 * @returns what ends that
 */
export function reserveFoot(name: AtFoot, element: HTMLElement, gap = 0): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(name, `${element.offsetHeight + gap}px`),
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}
