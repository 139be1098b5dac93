import { expect, type Page } from '@playwright/test'
import type { CountingHand } from '@/tests/demo/helpers/counting-hand'
import { walk, type Trial } from '@/tests/demo/helpers/staff-trial'
import { leftMenu, unique } from '@/tests/helpers/staff-pages'

/** Labels of the tools in place that the walks press. */
const label = {
  publish: 'Publish',
  addBlock: 'Add block',
  device: 'Device',
  publishAnyway: 'Publish anyway',
}

type Prepared = Omit<Trial, 'hand'>

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('.editor textarea, [data-edit-formatted]')

/** Presses “Edit this page” on a page that is open in the browser: its address counts no press. */
async function editPage(hand: CountingHand, path: string): Promise<void> {
  await hand.page.goto(path)
  await hand.click(hand.page.locator('aside[data-edit-link] a'))
  await expect(
    bar(hand.page).getByRole('button', { name: label.publish, exact: true }),
  ).toBeVisible()
  await expect(hand.page.locator('[data-edit]').first()).toBeVisible()
}

/** Types over a text, whose words are all selected once it is pressed. */
async function retype(hand: CountingHand, text: ReturnType<Page['locator']>, words: string) {
  await hand.click(text)
  await expect(editor(hand.page)).toBeFocused()
  await hand.page.keyboard.press('ControlOrMeta+A')
  await hand.type(words)
}

async function publish(hand: CountingHand): Promise<void> {
  const button = bar(hand.page).getByRole('button', { name: label.publish, exact: true })
  await expect(button).toBeEnabled()
  await hand.click(button)
}

async function newPage({ staff }: Prepared) {
  const title = unique('Trial page')
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`
  const layout = [
    { blockType: 'hero', title },
    { blockType: 'textSection', title: 'Service', text: 'We answer on the same day.' },
  ]
  const { id } = await staff.create('pages', { title, path, layout })
  return { id: String(id), path, title }
}

walk(
  'Translate a paragraph',
  { prepare: newPage },
  async ({ page, hand, request, staff }, made) => {
    await editPage(hand, `/th${made.path}`)
    await retype(hand, page.getByText('We answer on the same day.'), 'เราตอบในวันเดียวกัน')
    await publish(hand)
    await expect
      .poll(async () => (await request.get(`/th${made.path}`)).text())
      .toContain('เราตอบในวันเดียวกัน')
    // The interface goes on in the language of its user.
    await page.goto('/admin-dashboard')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
    await staff.remove('pages', made.id)
  },
)

walk(
  'See a page as a phone shows it',
  { prepare: newPage },
  async ({ page, hand, staff }, made) => {
    await editPage(hand, made.path)
    await hand.click(bar(page).getByRole('button', { name: label.device }))
    const shown = page.getByRole('dialog', { name: label.device }).frameLocator('iframe')
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(390)
    await staff.remove('pages', made.id)
  },
)

walk(
  'Change a slide of the carousel',
  {
    prepare: async ({ staff }) => {
      // Lists leave the blocks out.
      const { id } = await staff.first('pages', 'where[path][equals]=/&depth=0')
      return staff.read(`/pages/${id}?depth=0`)
    },
  },
  async ({ page, hand, request, staff }, { id, layout }) => {
    await editPage(hand, '/en')
    const slide = page.locator('main [data-edit*="slides.0."]').first()
    const before = await slide.innerText()
    await retype(hand, slide, `${before}!`)
    await hand.press('Enter')
    await publish(hand)
    await expect.poll(async () => (await request.get('/')).text()).toContain(`${before}!`)
    expect(layout.length).toBeGreaterThan(0)
    await staff.update('pages', id, { layout })
  },
)

walk(
  'Change a menu entry',
  {
    prepare: ({ staff }) =>
      staff.create('navigation-items', { name: unique('Entry'), menu: 'company', href: '/search' }),
  },
  async ({ page, hand, request, staff }, made) => {
    await editPage(hand, '/contact')
    await hand.click(page.getByRole('button', { name: 'Company', exact: true }))
    const entry = page.locator(`header [data-edit="navigation-items/${made.id}/name"]`)
    await retype(hand, entry, `${made.name} anew`)
    await publish(hand)
    await expect
      .poll(async () => (await request.get('/api/menus?lng=en')).text())
      .toContain(`${made.name} anew`)
    await staff.remove('navigation-items', made.id)
  },
)

walk(
  'Change a text of the footer',
  { prepare: ({ staff }) => staff.read('/globals/site-settings') },
  async ({ page, hand, request, staff }, { tagline }) => {
    await editPage(hand, '/contact')
    const slogan = page.locator('footer [data-edit="site-settings/site-settings/tagline"]')
    await retype(hand, slogan, 'Known by everybody')
    await publish(hand)
    await expect
      .poll(async () => (await request.get('/contact')).text())
      .toContain('Known by everybody')
    await staff.create('globals/site-settings', { tagline })
  },
)

walk(
  'A landing page of six blocks with picture, link and button',
  { prepare: async () => unique('Landing page') },
  async ({ page, hand, request, staff }, title) => {
    await hand.click(leftMenu(page).getByRole('link', { name: 'Pages', exact: true }))
    await hand.click(page.getByRole('link', { name: 'Create new Page' }))
    await hand.click(page.locator('#field-title'))
    await hand.type(title)
    await hand.click(page.getByRole('button', { name: 'Save draft', exact: true }))
    await hand.click(page.getByRole('link', { name: 'Edit on the page' }))
    await expect(bar(page).getByRole('button', { name: label.publish, exact: true })).toBeVisible()
    const gallery = page.getByRole('dialog', { name: label.addBlock })
    for (const name of ['Campaign page', 'About the company']) {
      await hand.click(bar(page).getByRole('button', { name: label.addBlock }))
      await hand.click(gallery.getByRole('button', { name }))
      await expect(gallery).toHaveCount(0)
      await expect(bar(page).getByRole('status')).toHaveText(/^Saved as draft/)
    }
    await retype(hand, page.locator('main').getByText('Write to us'), 'Ask for an offer')
    await hand.press('Enter')
    await page.getByRole('heading', { level: 1 }).hover()
    await hand.click(page.getByRole('button', { name: 'All fields: Hero' }))
    await hand.click(page.getByRole('button', { name: 'Choose a picture' }).first())
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await hand.click(library.getByRole('listitem').first().getByRole('button'))
    await expect(library).toHaveCount(0)
    await hand.press('Escape')
    await publish(hand)
    // Texts of the patterns stand there still, of which the bar tells.
    await hand.click(page.getByRole('button', { name: label.publishAnyway }))
    const query = `where[title][equals]=${encodeURIComponent(title)}`
    const made = await staff.first('pages', query)
    await expect
      .poll(async () => (await request.get(made.path)).text())
      .toContain('Ask for an offer')
    expect((await staff.read(`/pages/${made.id}?depth=0`)).layout).toHaveLength(7)
    await staff.remove('pages', made.id)
  },
)
