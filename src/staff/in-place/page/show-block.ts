import { blocksOnPage } from './blocks-on-page'

/** Brings a block into sight and lets it light up; of one that is taller than the window, its beginning. */
export function showBlock(id: string): void {
  const element = blocksOnPage().find((block) => block.id === id)?.elements[0]
  if (!element) return
  const isTall = element.getBoundingClientRect().height > innerHeight
  element.scrollIntoView({ block: isTall ? 'start' : 'center' })
  element.animate([{ outline: '4px solid Highlight' }, { outline: '4px solid transparent' }], {
    duration: 1500,
  })
}
