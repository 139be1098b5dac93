import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

interface Violation {
  id: string
  nodes: { html: string; message?: string }[]
}

/**
 * Expects that axe finds nothing on the page as it stands, once what fades in or out has done so. What a dialog covers is
 * left out: it is tried without the dialog.
 * @param within a selector; the whole page where it is not given
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  let found = await violationsOf(page, { within })
  // A notice may have come or gone meanwhile; what is really wrong is so still.
  if (found.length > 0) found = await violationsOf(page, { within })
  expect
    .soft(
      found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      page.url(),
    )
    .toEqual([])
}

/** Expects that all words stand out from what is behind them: all that another colour scheme changes. */
export async function expectContrast(page: Page, what: string): Promise<void> {
  const found = await violationsOf(page, { rules: ['color-contrast'] })
  const weak = found.flatMap(({ nodes }) => nodes.map(({ html, message }) => `${message} ${html}`))
  expect.soft(weak, what).toEqual([])
}

async function violationsOf(
  page: Page,
  extent: { within?: string; rules?: string[] },
): Promise<Violation[]> {
  await animationsEnded(page)
  // Half a megabyte of script: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ within, rules }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(
      {
        ...(within ? { include: [within] } : {}),
        exclude: ['[data-aria-hidden="true"]', '[inert]'],
      },
      {
        resultTypes: ['violations'],
        // What a frame shows is a page of its own: with its landmarks those of the page around it would count as doubled.
        iframes: false,
        ...(rules ? { runOnly: rules } : {}),
      },
    )
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => ({ html: html.slice(0, 160), message: any[0]?.message })),
    }))
  }, extent)
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
