import type { Locator, Page } from '@playwright/test'
import type { Hand } from './trial-hand'
import { articleText, otherPicture, type Subject } from './trial-subjects'

export const editTools = ['dashboard', 'panel', 'in place'] as const

export type EditTool = (typeof editTools)[number]

export interface Edit {
  label: string
  /** Returns the path of the page on which the fault was met. */
  path: (subject: Subject) => string
  /** Up to the press that publishes. A tool without an entry cannot do it: the dashboard holds no pages. */
  by: Partial<Record<EditTool, (hand: Hand, subject: Subject) => Promise<void>>>
  /** Everything that visitors see afterwards, and none of it before. */
  result: string[]
}

const mended = 'It makes forty machines a day.'
const translated = 'สายการผลิตที่สองเริ่มทำงานแล้ว'
const section = 'Come and see it'
const about = 'The hall is open on working days.'

export const edits: Edit[] = [
  {
    label: 'Mend a typo',
    path: ({ article }) => article.path,
    result: [mended],
    by: {
      dashboard: async (hand, { article }) => {
        await openRow(hand, 'News', article.title)
        await retype(hand, hand.page.getByRole('dialog').getByLabel('Content'), mended)
        await saveRow(hand)
      },
      panel: async (hand, { article }) => {
        await openRecord(hand, 'news', article.title)
        await retype(hand, hand.page.locator('#field-content'), mended)
        await publishForm(hand)
      },
      'in place': async (hand) => {
        await beginInPlace(hand)
        await typeOver(hand, hand.page.getByText(articleText).first(), mended)
        await publishPage(hand)
      },
    },
  },
  {
    label: 'Exchange a picture',
    path: ({ article }) => article.path,
    result: [otherPicture],
    by: {
      dashboard: async (hand, { article }) => {
        const { page } = hand
        await openRow(hand, 'News', article.title)
        const form = page.getByRole('dialog')
        await hand.click(form.getByRole('button', { name: 'Remove picture 1' }))
        await hand.click(form.getByRole('button', { name: 'Choose from the library' }))
        const library = page.getByRole('dialog', { name: 'Choose from the library' })
        await hand.click(library.getByRole('button', { name: otherPicture }))
        await saveRow(hand)
      },
      panel: async (hand, { article }) => {
        const { page } = hand
        await openRecord(hand, 'news', article.title)
        const field = page.locator('#field-image')
        await hand.click(field.locator('.upload-relationship-details__remove'))
        await hand.click(field.getByRole('button', { name: 'Choose from existing' }))
        const row = page.locator('.list-drawer').getByRole('row').filter({ hasText: otherPicture })
        await hand.click(row.first().locator('.default-cell__first-cell'))
        await publishForm(hand)
      },
      'in place': async (hand) => {
        const { page } = hand
        await beginInPlace(hand)
        await hand.click(page.locator('[data-edit-picture]').first())
        await hand.click(page.getByRole('button', { name: 'Choose a picture' }))
        const library = page.getByRole('dialog', { name: 'Choose a picture' })
        await hand.click(library.getByRole('button', { name: otherPicture }))
        await hand.press('Escape')
        await publishPage(hand)
      },
    },
  },
  {
    label: 'Add a section',
    path: ({ page }) => page.path,
    result: [section, about],
    by: {
      panel: async (hand, { page: { title } }) => {
        const { page } = hand
        await openRecord(hand, 'pages', title)
        await hand.click(page.getByRole('button', { name: /^Add Part/ }))
        const drawer = page.locator('.drawer--is-open')
        await hand.click(drawer.getByRole('button', { name: 'Text section' }))
        await hand.typeInto(page.locator('#field-layout__1__title'), section)
        await hand.press('Tab')
        await hand.type(about)
        await publishForm(hand)
      },
      'in place': async (hand) => {
        const { page } = hand
        await beginInPlace(hand)
        await hand.click(page.getByRole('button', { name: 'Add block' }))
        const gallery = page.getByRole('dialog', { name: 'Add block' })
        await hand.click(gallery.getByRole('button', { name: 'Text section' }))
        await hand.click(page.locator('[data-edit$="layout.1.title"]'))
        await page.locator('.editor textarea').waitFor()
        await hand.type(section)
        await hand.press('Tab')
        await hand.type(about)
        await hand.press('Control+Enter')
        await publishPage(hand)
      },
    },
  },
  {
    label: 'Translate a paragraph',
    path: ({ article }) => `/th${article.path}`,
    result: [translated],
    by: {
      dashboard: async (hand, { article }) => {
        await openRow(hand, 'News', article.title)
        const dialog = hand.page.getByRole('dialog')
        await hand.click(dialog.getByRole('tab', { name: /ไทย/ }))
        await retype(hand, dialog.getByLabel('Content'), translated)
        await saveRow(hand)
      },
      panel: async (hand, { article }) => {
        const { page } = hand
        await openRecord(hand, 'news', article.title)
        await hand.click(page.locator('.localizer button').first())
        await hand.click(
          page
            .locator('[class*=popup]')
            .getByText(/ไทย|Thai/)
            .first(),
        )
        await page.waitForURL(/locale=th/)
        await page.locator('#field-content').waitFor()
        await retype(hand, page.locator('#field-content'), translated)
        await publishForm(hand)
      },
      'in place': async (hand) => {
        await beginInPlace(hand)
        await typeOver(hand, hand.page.getByText(articleText).first(), translated)
        await publishPage(hand)
      },
    },
  },
]

async function openRow(hand: Hand, tab: string, text: string): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('tab', { name: tab }))
  const row = page.getByRole('row').filter({ hasText: text })
  await hand.click(row.getByRole('button', { name: 'Edit' }))
  await page.getByRole('dialog').waitFor()
}

async function saveRow(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog')
  await hand.click(dialog.getByRole('button', { name: 'Publish', exact: true }))
}

async function openRecord(hand: Hand, collection: string, text: string): Promise<void> {
  const { page } = hand
  await hand.click(page.locator(`#card-${collection} .card__click`))
  await hand.click(page.getByRole('row').filter({ hasText: text }).getByRole('link').first())
  await page.locator('#action-save').waitFor()
}

async function publishForm(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: 'Publish changes' }))
}

async function beginInPlace(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.click(page.locator('aside[data-edit-link] a'))
  await publishButton(page).waitFor()
}

const publishButton = (page: Page): Locator => page.locator('aside.bar button.main')

async function publishPage(hand: Hand): Promise<void> {
  const { page } = hand
  await page.locator('aside.bar button.main:enabled').waitFor()
  await hand.click(publishButton(page))
}

/** In place a text is selected as a whole when it opens. */
async function typeOver(hand: Hand, text: Locator, words: string): Promise<void> {
  await hand.click(text)
  await hand.page.locator('.editor textarea').waitFor()
  await hand.type(words)
  await hand.press('Control+Enter')
}

async function retype(hand: Hand, field: Locator, words: string): Promise<void> {
  await hand.click(field)
  await hand.press('Control+A')
  await hand.type(words)
}
