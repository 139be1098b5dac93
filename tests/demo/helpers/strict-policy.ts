import { expect, test as base, type Page } from '@playwright/test'
import { closeByEscape } from '@/tests/helpers/close-by-escape'

/** Refusals of the content security policy in any window or frame of the test, of which there must be none at its end. */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ context }, use) => {
      const refused: string[] = []
      await context.exposeBinding('tellRefused', (_, what: string) => refused.push(what))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sample, documentURI } = event
          const tell = (window as unknown as { tellRefused: (what: string) => void }).tellRefused
          tell(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`)
        })
      })
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      await use(refused)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
})

/** The policy is told and names scripts one by one. */
export async function expectStrict(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy, address).toMatch(/script-src 'self' ('nonce|'sha256)-/)
  expect(policy, address).not.toMatch(/script-src[^;]*unsafe/)
}

/** Defines a test for each page: it obeys its policy while it is used. */
export function runUnderPolicy(addresses: string[]): void {
  for (const address of addresses) {
    test(`${address} runs under its policy`, async ({ page }) => {
      await expectStrict(page, address)
      // The page is alive: what React takes over opens and closes.
      await page
        .getByRole('banner')
        .getByRole('button', { name: /search|搜索/i })
        .click()
      await closeByEscape(page, page.getByRole('dialog'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
    })
  }
}
