import { expect, test } from '@playwright/test'

const solutions = ['cdm', 'healthcare', 'epp', 'payment/card', 'banking-solution', 'atm'].map(
  (name) => `/solutions/${name}`,
)

for (const path of [...solutions, '/software', '/hardware']) {
  test(`${path} has one heading`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
}

test('the deposit machine names its figures, six features and its ecosystem', async ({ page }) => {
  await page.goto('/solutions/cdm')
  const main = page.getByRole('main')
  for (const figure of ['50%', '24/7', '99%', '3x']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
  }
  const features = page.getByRole('region', { name: 'Six things a deposit machine must do' })
  await expect(features.getByRole('listitem')).toHaveCount(6)
  const parties = page.getByRole('region', { name: 'One deposit, six parties, one record' })
  await expect(parties.getByRole('heading', { level: 3 })).toHaveCount(6)
})

test('a quote and a demonstration are asked for with the form filled in', async ({ page }) => {
  const families = ['banking', 'healthcare', 'security', 'transportation', 'information', 'payment']
  const others = [...families.map((name) => `/products/${name}`), '/software', '/hardware']
  for (const path of [...solutions, ...others]) {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link', { name: /^(Get Quote|Schedule Demo)$/ })
    expect(await links.count(), path).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const target = new URL((await link.getAttribute('href')) ?? '', 'http://site.example')
      expect(target.pathname).toBe('/contact')
      expect(target.searchParams.get('interest')).toMatch(
        /^(banking|healthcare|security|payment|transportation|information|other)$/,
      )
      const asked = (await link.textContent()) === 'Get Quote' ? 'quote' : 'demo'
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

test('the card dispenser kiosk tells features, displays and applications', async ({ page }) => {
  await page.goto('/solutions/payment/card')
  const main = page.getByRole('main')
  const features = main.getByRole('region', { name: 'Features' })
  await expect(features.getByRole('listitem')).toHaveCount(6)
  await expect(features.getByText('Touch display of 15.6 to 21.5 inches')).toBeVisible()
  const applications = main.getByRole('region', { name: 'Applications' })
  await expect(applications.getByRole('heading', { level: 3 })).toHaveCount(6)
})

test('the hardware solution has its four sections, software its lists and options', async ({
  page,
}) => {
  await page.goto('/hardware')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hardware Solution')
  for (const name of [
    'Flexibility',
    'Innovative and Comprehensive',
    'Professionalism',
    'Eliminating Your Risk',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.goto('/software')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software Solution')
  for (const name of ['Benefits', 'Advantages', 'Flexible Options']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
})

test('the banking solution tells protocols, machines and seven functions', async ({ page }) => {
  await page.goto('/solutions/banking-solution')
  const table = page.getByRole('table').first()
  for (const name of ['ATM', 'CDM', 'CRS', 'STM']) {
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  for (const name of [/^NDC/, /^DDC/, /^ISO8583/]) {
    await expect(table.getByRole('rowheader', { name })).toBeVisible()
  }
  const system = page.getByRole('region', { name: 'Terminal management system' })
  await expect(system.getByRole('heading', { level: 3 })).toHaveText(['Agent', 'Server', 'MySQL'])
  const functions = page.getByRole('region', { name: 'Seven functions' })
  await expect(functions.getByRole('listitem')).toHaveCount(7)
})
