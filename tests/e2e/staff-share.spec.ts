import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff } from '../helpers/demo-staff'
import { openDashboard, unique } from '../helpers/staff-pages'

test('the form of an article shows how other sites show it, as a draft and by language', async ({
  page,
  request,
}) => {
  const title = unique(
    'Opening of the new hall in the east of the town, with all that belongs to it',
  )
  const staff = await demoStaff(request)
  const { id } = await staff.create('news', {
    title,
    summary: 'All doors are open on Sunday.',
    _status: 'draft',
  })
  await openDashboard(page, 'admin', `?tab=news&open=${id}`)
  await page.getByText('Previews of search result, card, and link').click()
  const result = page.getByRole('figure', { name: 'Search result' })
  await expect(result).toContainText('All doors are open on Sunday.')
  await expect(result).toContainText('Opening of the new hall')
  // Too wide for a line of results, and shown whole on the card.
  await expect(result).not.toContainText(title)
  await expect(result).toContainText('…')
  await expect(page.getByRole('figure', { name: 'Card on other sites' })).toContainText(title)
  await expect(page.getByRole('figure', { name: 'Link in a chat' })).toContainText(title)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await staff.remove('news', id)
})
