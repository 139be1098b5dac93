import { expect, test } from '@playwright/test'
import { pathsOf } from '@/tests/helpers/header'

const columns = {
  'What We Do': ['/industries', '/products', '/hardware', '/software'],
  Industries: ['banking', 'healthcare', 'pinpad', 'transport', 'info-ar', 'payments'].map(
    (slug) => `/industries/${slug}`,
  ),
  Company: ['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc'].map(
    (slug) => `/company/${slug}`,
  ),
  Information: ['/careers', '/locations', '/support', '/contact', '/news', '/downloads'],
  Legal: [
    ...['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies'].map(
      (slug) => `/legal/${slug}`,
    ),
    '/security',
  ],
}

test('the footer has its five columns, on a page of any depth', async ({ page }) => {
  await page.goto('/solutions/payment/card')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation')).toHaveCount(5)
  for (const [name, paths] of Object.entries(columns)) {
    const column = footer.getByRole('navigation', { name, exact: true })
    await expect(column.getByRole('heading', { name, exact: true })).toBeVisible()
    expect(await pathsOf(column.getByRole('link'))).toEqual(paths)
  }
})

test('every link of the footer leads to a page', async ({ request }) => {
  for (const path of Object.values(columns).flat()) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('four icons lead to social networks, in new tabs', async ({ page }) => {
  await page.goto('/')
  const networks = page.getByRole('contentinfo').getByRole('list', { name: 'Social networks' })
  const links = networks.getByRole('link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link.locator('svg')).toBeVisible()
  }
})

test('the copyright shows the current year', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    `© ${new Date().getFullYear()} Solgate Terminals`,
  )
})
