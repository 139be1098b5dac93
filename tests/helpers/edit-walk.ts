import { expect, type Page } from '@playwright/test'
import type { BlockField } from './block-fields'

/** A field of a page, with what is written into it. */
export interface Walked extends BlockField {
  /** Below the page, as `layout.2.items.0.title`. */
  path: string
  value: string
}

const word = 'ทดสอบ'

/** No other text of the site looks like it. */
const writtenWord = `${word}\\d+ก\\d+ข`

/** The words in Thai that `thaiFor` and `typeAlong` wrote, as they stand in a text. */
export const wordsIn = (text: string): string[] => [
  ...new Set(text.match(new RegExp(writtenWord, 'g')) ?? []),
]

/** A text of as many lines and cells as the example has, each with a word of its own. */
export function thaiFor(example: unknown, number: number): string {
  let part = 0
  const cell = () => `${word}${number}ก${(part += 1)}ข`
  const line = (text: string) => text.split('|').map(cell).join(' | ')
  return (typeof example === 'string' ? example : '').split('\n').map(line).join('\n')
}

const editor = (page: Page) => page.locator(`.editor textarea, [${formatted}]`)

/** On an editor of formatted text: the path of its field. */
const formatted = 'data-edit-formatted'

/** Path of the first text after formatted text was selected completely and typed over. */
const firstRun = '.root.children.0.children.0.text'

/**
 * Opens the first text of a document by keyboard, and types into one after the other, as the Tab key leads on.
 * @returns what was written, by its path
 */
export async function typeAlong(
  page: Page,
  id: string,
  walked: Walked[],
): Promise<Map<string, string>> {
  const written = new Map<string, string>()
  await page.locator(`[data-edit^="pages/${id}/"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(editor(page)).toBeFocused()
  for (let step = 1; (await editor(page).count()) > 0; step += 1) {
    expect(step, 'Tab comes to an end').toBeLessThan(500)
    const field = await editor(page).getAttribute(formatted)
    const path = field ? field + firstRun : ((await editor(page).getAttribute('name')) ?? '')
    const isRun = /^layout\..*\.root\./.test(path)
    const text = isRun ? `${word}${step}ก0ข` : walked.find((field) => field.path === path)?.value
    if (text !== undefined && !written.has(path)) {
      await page.keyboard.press('ControlOrMeta+A')
      // Text without a key of its own that comes right behind this one is none of a writer's to Lexical.
      if (field) await page.keyboard.press('Shift')
      await page.keyboard.type(text)
      written.set(path, text)
    }
    await page.keyboard.press('Tab')
  }
  return written
}

/** Opens the form of all fields of a block by keyboard. */
export async function openFields(page: Page, at: number) {
  await page.locator('.tools').nth(at).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  return page.getByRole('dialog').first()
}

/** Chooses another picture in a form, by keyboard; `at` says which of the library. */
export async function choosePicture(page: Page, path: string, at: number): Promise<void> {
  await page.locator(`fieldset[name="${path}"]`).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog').last().getByRole('listitem').getByRole('button')
  await choices.nth(at).focus()
  await page.keyboard.press('Enter')
  await expect(choices).toHaveCount(0)
}

/** Texts of the page that hold the words of the walk and cannot be opened where they stand. */
export const textsWithoutHandle = (page: Page): Promise<string[]> =>
  page.evaluate((given) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (
        new RegExp(given).test(text) &&
        !node.parentElement?.closest('script, template, noscript, [data-edit]')
      )
        found.push(text)
    }
    return found
  }, writtenWord)
