import { expect, test } from '@playwright/test'
import { fetchPage } from '@/tests/helpers/html-page'

const solutions = ['cdm', 'healthcare', 'epp', 'payment/card', 'banking-solution', 'atm'].map(
  (name) => `/solutions/${name}`,
)

for (const path of [...solutions, '/software', '/hardware']) {
  test(`${path} has one heading`, async ({ request }) => {
    const page = await fetchPage(request, path)
    expect(page.byRole('heading', { level: 1 }).count).toBe(1)
  })
}

test('the deposit machine names its figures, six features and its ecosystem', async ({
  request,
}) => {
  const page = await fetchPage(request, '/solutions/cdm')
  for (const figure of ['50%', '24/7', '99%', '3x']) {
    expect(page.byRole('main').byText(figure, { exact: true }).count, figure).toBe(1)
  }
  const features = page.byRole('region', { name: 'Six things a deposit machine must do' })
  expect(features.byRole('listitem').count).toBe(6)
  const parties = page.byRole('region', { name: 'One deposit, six parties, one record' })
  expect(parties.byRole('heading', { level: 3 }).count).toBe(6)
})

test('a quote and a demonstration are asked for with the form filled in', async ({ request }) => {
  const families = ['banking', 'healthcare', 'security', 'transportation', 'information', 'payment']
  const others = [...families.map((name) => `/products/${name}`), '/software', '/hardware']
  for (const path of [...solutions, ...others]) {
    const page = await fetchPage(request, path)
    const links = page.byRole('main').byRole('link', { name: /^(Get Quote|Schedule Demo)$/ })
    expect(links.count, path).toBeGreaterThan(0)
    for (const link of links.all) {
      const target = new URL(String(link.attributes('href')[0]), 'http://site.example')
      expect(target.pathname).toBe('/contact')
      expect(target.searchParams.get('interest')).toMatch(
        /^(banking|healthcare|security|payment|transportation|information|other)$/,
      )
      const asked = link.texts[0] === 'Get Quote' ? 'quote' : 'demo'
      expect(target.searchParams.get('request')).toBe(asked)
    }
  }
})

test('a machine that a solution is about is named in the form', async ({ page }) => {
  for (const path of solutions.filter((path) => path !== '/solutions/banking-solution')) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click()
    await expect(page, path).toHaveURL(/\/contact\?.*product=/)
    await expect(page.getByText(/^Quote for /)).toBeVisible()
    await expect(page.getByLabel('Area of interest')).not.toHaveValue('')
  }
})

test('the card dispenser kiosk tells features, displays and applications', async ({ request }) => {
  const main = (await fetchPage(request, '/solutions/payment/card')).byRole('main')
  const features = main.byRole('region', { name: 'Features' })
  expect(features.byRole('listitem').count).toBe(6)
  expect(features.byText('Touch display of 15.6 to 21.5 inches').count).toBe(1)
  const applications = main.byRole('region', { name: 'Applications' })
  expect(applications.byRole('heading', { level: 3 }).count).toBe(6)
})

test('the hardware solution has its four sections, software its lists and options', async ({
  request,
}) => {
  const hardware = await fetchPage(request, '/hardware')
  expect(hardware.byRole('heading', { level: 1 }).texts).toEqual(['Hardware Solution'])
  for (const name of [
    'Flexibility',
    'Innovative and Comprehensive',
    'Professionalism',
    'Eliminating Your Risk',
  ]) {
    expect(hardware.byRole('heading', { name, exact: true }).count, name).toBe(1)
  }
  const software = await fetchPage(request, '/software')
  expect(software.byRole('heading', { level: 1 }).texts).toEqual(['Software Solution'])
  for (const name of ['Benefits', 'Technical advantages', 'Flexible options']) {
    expect(software.byRole('heading', { name, exact: true }).count, name).toBe(1)
  }
})

test('the banking solution tells protocols, machines and seven functions', async ({ request }) => {
  const page = await fetchPage(request, '/solutions/banking-solution')
  const table = page.byRole('table').first
  for (const name of ['ATM', 'CDM', 'CRS', 'STM']) {
    expect(table.byRole('columnheader', { name, exact: true }).count, name).toBe(1)
  }
  for (const name of [/^NDC/, /^DDC/, /^ISO 8583/]) {
    expect(table.byRole('rowheader', { name }).count, String(name)).toBe(1)
  }
  const system = page.byRole('region', { name: 'Terminal management system' })
  expect(system.byRole('heading', { level: 3 }).texts).toEqual(['Agent', 'Server', 'MySQL'])
  const functions = page.byRole('region', { name: 'Seven functions' })
  expect(functions.byRole('listitem').count).toBe(7)
})
