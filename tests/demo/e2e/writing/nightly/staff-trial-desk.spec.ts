import { expect, test, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import type { CountingHand } from '@/tests/demo/helpers/counting-hand'
import { documented, walk, type Trial } from '@/tests/demo/helpers/staff-trial'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { leftMenu, row, unique } from '@/tests/helpers/staff-pages'

/** Labels of the dashboard that the walks press. */
const label = {
  newArticle: 'New Article',
  schedule: 'Schedule',
  ask: 'Request approval',
  publishRelease: 'Publish now',
  undoRelease: 'Revert release',
}

type Prepared = Omit<Trial, 'hand'>

const form = (page: Page) => page.getByRole('dialog')

async function openArticle(hand: CountingHand, title: string): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('tab', { name: 'News' }))
  await page.getByLabel('Search').fill(title)
  await hand.click(row(page, title).getByRole('link', { name: title }))
  await expect(form(page).getByLabel('Title *')).toHaveValue(title)
  hand.presses = 0
}

const newArticle = async ({ staff }: Prepared) => {
  const title = unique('Trial article')
  const { id } = await staff.create('news', { title, content: 'Public words' })
  return { id: String(id), title }
}

walk(
  'An article with formatted text and a picture in it, scheduled',
  { prepare: async () => unique('Trial article') },
  async ({ page, hand, staff }, title) => {
    await hand.click(page.getByRole('link', { name: label.newArticle }))
    const dialog = form(page)
    await expect(dialog.getByLabel('Title *')).toBeFocused()
    await hand.type(title)
    await hand.tabTo(dialog.getByLabel('Content'))
    await hand.click(dialog.getByRole('button', { name: 'Heading', exact: true }))
    await expect(dialog.getByLabel('Content')).toBeFocused()
    await hand.type('A second line opens\nIt makes **forty** machines a day.')
    await hand.click(dialog.getByRole('button', { name: 'Picture from the library' }))
    const library = page.getByRole('dialog', { name: /library|picture/i }).last()
    await hand.click(library.getByRole('listitem').first().getByRole('button'))
    await hand.click(dialog.getByLabel('Publication date'))
    await hand.type('12242030')
    await hand.click(dialog.getByRole('button', { name: label.schedule, exact: true }))
    await expect(dialog).toHaveCount(0)
    const made = await staff.first('news', `search=${encodeURIComponent(title)}&depth=0`)
    expect(made.publishedAt ?? made.date ?? JSON.stringify(made)).toContain('2030')
    expect(made.content).toMatch(/## A second[\s\S]*\*\*forty\*\*[\s\S]*!\[/)
    await staff.remove('news', made.id)
  },
)

const drafts = async ({ staff }: Prepared) => {
  const mark = unique('Wave')
  const made = await Promise.all(
    [1, 2, 3].map((at) =>
      staff.create('news?draft=true', {
        title: `${mark} ${at}`,
        content: 'Text',
        _status: 'draft',
      }),
    ),
  )
  return { mark, ids: made.map(({ id }) => String(id)) }
}

walk(
  'A release of three drafts',
  { prepare: drafts },
  async ({ page, hand, staff }, { mark, ids }) => {
    await hand.click(leftMenu(page).getByRole('link', { name: 'Releases' }))
    await hand.click(page.getByRole('button', { name: 'New release' }))
    await expect(form(page).getByLabel('Title of the release')).toBeFocused()
    await hand.type(mark)
    await hand.press('Enter')
    const sheet = page.getByRole('dialog', { name: mark })
    for (const at of [1, 2, 3])
      await hand.click(sheet.getByRole('button', { name: `Add: ${mark} ${at}` }))
    await expect(sheet.getByRole('link', { name: mark })).toHaveCount(3)
    const release = await staff.first(
      'releases',
      `where[title][equals]=${encodeURIComponent(mark)}`,
    )
    await staff.remove('releases', release.id)
    for (const id of ids) await staff.remove('news', id)
  },
)

const release = async (prepared: Prepared) => {
  const { staff } = prepared
  const made = await drafts(prepared)
  const { id } = await staff.create('releases', { title: made.mark })
  return { ...made, id: String(id) }
}

for (const task of ['Publish a release', 'Take a release back'])
  walk(task, { prepare: release }, async ({ page, hand, staff }, { mark, ids, id }) => {
    await hand.click(leftMenu(page).getByRole('link', { name: 'Releases' }))
    await hand.click(
      page
        .getByRole('link', { name: mark })
        .or(page.getByRole('button', { name: mark }))
        .first(),
    )
    const sheet = page.getByRole('dialog', { name: mark })
    for (const at of [1, 2, 3]) {
      await hand.click(sheet.getByRole('button', { name: `Add: ${mark} ${at}` }))
      await expect(sheet.getByRole('link', { name: `${mark} ${at}` })).toBeVisible()
    }
    hand.presses = 0
    const state = async () => (await staff.read(`/news/${ids[0]}?depth=0`))._status
    await hand.click(sheet.getByRole('button', { name: label.publishRelease }))
    await hand.click(
      page.getByRole('alertdialog').getByRole('button', { name: label.publishRelease }),
    )
    await expect.poll(state).toBe('published')
    if (task === 'Take a release back') {
      hand.presses = 0
      await hand.click(sheet.getByRole('button', { name: label.undoRelease }))
      await hand.click(
        page.getByRole('alertdialog').getByRole('button', { name: label.undoRelease }),
      )
      await expect.poll(state).toBe('draft')
    }
    await staff.remove('releases', id)
    for (const each of ids) await staff.remove('news', each)
  })

walk(
  'A comment that mentions somebody',
  { prepare: newArticle },
  async ({ page, hand, request, staff }, made) => {
    await openArticle(hand, made.title)
    await hand.click(form(page).getByText(/^Comments \(/))
    await hand.tab()
    await hand.type('@newsroom please check')
    await hand.click(form(page).getByRole('button', { name: 'Send comment' }))
    const newsroom = await demoStaff(request, 'newsroom')
    await expect
      .poll(async () => JSON.stringify(await newsroom.read('/overview/for-you')))
      .toContain('please check')
    await staff.remove('news', made.id)
  },
)

const rules = [{ roles: ['news_admin'], collections: ['news'] }]

walk(
  'Request approval',
  {
    account: 'newsroom',
    prepare: async (prepared) => {
      await prepared.staff.create('globals/site-settings', { approvalRules: rules })
      return newArticle(prepared)
    },
  },
  async ({ page, hand, staff }, made) => {
    await openArticle(hand, made.title)
    await hand.click(form(page).getByLabel('Summary', { exact: true }))
    await hand.type('Words that wait')
    await hand.click(form(page).getByRole('button', { name: label.ask, exact: true }))
    await expect
      .poll(async () => (await staff.read('/approvals/queue')).waiting)
      .toMatchObject([{ resourceId: made.id, askedBy: 'newsroom' }])
    await staff.remove('news', made.id)
    await staff.create('globals/site-settings', { approvalRules: [] })
  },
)

walk(
  'Approve and publish',
  {
    prepare: async ({ request, staff }) => {
      await staff.create('globals/site-settings', { approvalRules: rules })
      const newsroom = await demoStaff(request, 'newsroom')
      const title = unique('Waiting')
      const { id } = await newsroom.create('news', {
        title,
        content: 'New words',
        _status: 'draft',
      })
      await newsroom.create('approvals/ask', { resourceType: 'news', resourceId: id })
      return { id: String(id), title }
    },
  },
  async ({ page, hand, staff }, made) => {
    await hand.click(
      page.getByRole('region', { name: 'For you' }).getByRole('link', { name: made.title }),
    )
    await expect(page.getByRole('button', { name: `Show changes: ${made.title}` })).toBeVisible()
    hand.presses = 0
    await hand.click(page.getByRole('button', { name: `Approve and publish: ${made.title}` }))
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }))
    await expect.poll(async () => (await staff.read(`/news/${made.id}`))._status).toBe('published')
    await staff.remove('news', made.id)
    await staff.create('globals/site-settings', { approvalRules: [] })
  },
)

walk(
  'Fix what a check found',
  {
    prepare: async ({ staff }) => {
      const title = unique('Checked')
      const { id } = await staff.create('news', { title, summary: 'Lorem ipsum', isActive: true })
      return { id: String(id), title }
    },
  },
  async ({ page, hand, staff }, made) => {
    const checks = page.getByRole('region', { name: 'Checks' })
    await hand.click(checks.getByRole('listitem').filter({ hasText: made.title }).getByRole('link'))
    const summary = form(page).getByLabel('Summary', { exact: true })
    await expect(summary).toBeFocused()
    await summary.fill('It opens in May.')
    await hand.press('Control+s')
    await expect
      .poll(async () => (await staff.read(`/news/${made.id}?depth=0`)).summary)
      .toBe('It opens in May.')
    await staff.remove('news', made.id)
  },
)

walk('Who changed this?', { prepare: newArticle }, async ({ page, hand, staff }, made) => {
  await hand.click(leftMenu(page).getByRole('link', { name: 'Activity log' }))
  await hand.click(page.getByRole('searchbox', { name: 'Search' }))
  await hand.type(made.title)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('admin')
  await staff.remove('news', made.id)
})

walk('What is wrong with the site', {}, async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Site status', exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeInViewport()
})

test('each task of the table is walked', () => {
  const folder = import.meta.dirname
  const walks = readdirSync(folder)
    .filter((file) => file.startsWith('staff-trial'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('')
  expect(documented.length).toBeGreaterThan(40)
  for (const { task } of documented) expect(walks).toContain(`'${task}'`)
})
