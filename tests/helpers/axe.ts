import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects that axe finds nothing on the page as it stands, once what fades in or out has done so.
 * @param within a selector; the whole page where it is not given
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  let found = await violationsOf(page, within)
  // A notice may have come or gone meanwhile; what is really wrong is so still.
  if (found.length > 0) found = await violationsOf(page, within)
  expect.soft(found, page.url()).toEqual([])
}

async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await animationsEnded(page)
  const axe = new AxeBuilder({ page })
    // A third of the work: one run in the page, without a second one for its results.
    .setLegacyMode()
    // What a frame shows is a page of its own: with its landmarks those of the page around it would count as doubled.
    .options({ resultTypes: ['violations'], iframes: false })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Expects that nothing of the page lies beyond its right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond, page.url()).toBeLessThanOrEqual(0)
}

/** Waits for what fades or slides; colours are not what they will be before that. */
const animationsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && isFinite(lengthOf(effect)))
    await Promise.allSettled(ending.map(({ finished }) => finished))

    function lengthOf(effect: AnimationEffect | null) {
      return Number(effect?.getComputedTiming().endTime ?? 0)
    }
  })
