import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

const columns = {
  'What We Do': ['/industries', '/products', '/hardware', '/software'],
  Industries: ['banking', 'healthcare', 'pinpad', 'transport', 'info-ar', 'payments'].map(
    (slug) => `/industries/${slug}`,
  ),
  Company: ['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc'].map(
    (slug) => `/company/${slug}`,
  ),
  Information: ['/careers', '/locations', '/support', '/contact', '/news', '/downloads', '/press'],
  Legal: [
    ...['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies'].map(
      (slug) => `/legal/${slug}`,
    ),
    '/security',
  ],
}

test('the footer has its five columns, on a page of any depth', async ({ request }) => {
  const page = await fetchPage(request, '/solutions/payment/card')
  const footer = page.byRole('contentinfo')
  expect(footer.byRole('navigation').count).toBe(5)
  for (const [name, paths] of Object.entries(columns)) {
    const column = footer.byRole('navigation', { name, exact: true })
    expect(column.byRole('heading', { name, exact: true }).count, name).toBe(1)
    expect(column.byRole('link').attributes('href')).toEqual(paths)
  }
})

test('every link of the footer leads to a page', async ({ request }) => {
  for (const path of Object.values(columns).flat()) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('four icons lead to social networks, in new tabs', async ({ request }) => {
  const page = await fetchPage(request, '/')
  const networks = page.byRole('contentinfo').byRole('list', { name: 'Social networks' })
  const links = networks.byRole('link')
  expect(links.count).toBe(4)
  for (const link of links.all) {
    expect(link.names).toEqual([expect.stringMatching(/\(opens in a new tab\)$/)])
    expect(link.attributes('href')).toEqual([expect.stringMatching(/^https:\/\//)])
    expect(link.attributes('target')).toEqual(['_blank'])
    expect(link.attributes('rel')).toEqual([expect.stringMatching(/noopener/)])
    expect(link.select('svg').count).toBe(1)
  }
})

test('the copyright shows the current year', async ({ request }) => {
  const page = await fetchPage(request, '/')
  expect(page.byRole('contentinfo').texts).toEqual([
    expect.stringContaining(`© ${new Date().getFullYear()} Solgate Terminals`),
  ])
})
