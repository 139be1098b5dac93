import type { Locator, Page } from '@playwright/test'

/** Speed of typing, ms a character: fast, so that the programs count and not the fingers. */
const pace = 30

/** Works like somebody at a desk, and counts every click and every key. */
export class Hand {
  clicks = 0
  keys = 0

  constructor(public page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click()
    this.clicks += 1
  }

  /** Types where the cursor is already. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: pace })
    this.keys += text.length
  }

  async typeInto(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await this.type(text)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.keys += key.split('+').length
  }

  /** Closes the tab and reads the one behind it anew: Ctrl+W, F5. */
  async turnTo(behind: Page): Promise<void> {
    await this.page.close()
    this.page = behind
    await behind.bringToFront()
    await behind.reload()
    this.keys += 3
  }

  /** Opens a list and takes an entry of it. */
  async choose(list: Locator, option: { label: string }): Promise<void> {
    await list.selectOption(option)
    this.clicks += 2
  }

  /** Presses what opens the system's own dialog, marks files there and closes it by its button. */
  async pickFiles(opener: Locator, files: string[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.click(opener)
    await (await chooser).setFiles(files)
    this.clicks += files.length + 1
  }
}
