import { whenPresent } from '@/src/lib/when-present'
import { blocksOnPage } from './blocks-on-page'

/** Brings a block into sight as soon as the page shows it, and lets it light up. */
export function showBlock(id: string): void {
  whenPresent(
    () => blocksOnPage().find((block) => block.id === id)?.elements[0] ?? null,
    (element) => {
      element.scrollIntoView({ block: 'center' })
      element.animate([{ outline: '4px solid Highlight' }, { outline: '4px solid transparent' }], {
        duration: 1500,
      })
    },
  )
}
