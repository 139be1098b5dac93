import type { FileChooser, Locator, Page } from '@playwright/test'

/** Works like a person at a desk and counts presses: of the mouse, and of keys that do something. */
export class CountingHand {
  presses = 0

  constructor(public page: Page) {}

  async click(target: Locator, options: Parameters<Locator['click']>[0] = {}): Promise<void> {
    await target.click(options)
    this.presses += 1
  }

  /** Presses a key that does something by itself: Enter, Escape, Ctrl+S. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.presses += 1
  }

  /** Types where the cursor is: no press, as text is the same everywhere. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Goes on to the next field, or to that many behind it: no press, as fields are left by it everywhere. */
  async tab(times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) await this.page.keyboard.press('Tab')
  }

  /** Goes on to a field that is few fields behind the one with the cursor. */
  async tabTo(field: Locator): Promise<void> {
    const isThere = () => field.evaluate((element) => element === document.activeElement)
    for (let at = 0; at < 6 && !(await isThere()); at += 1) await this.tab()
    if (!(await isThere())) throw new Error('The field is not among the next ones')
  }

  /** Opens a list and takes an entry of it. */
  async choose(list: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    await list.selectOption(option)
    this.presses += 2
  }

  /**
   * Presses what opens the system's own dialog, and chooses a file there by a double click, several one by one and by the
   * button of the dialog.
   */
  async pickFiles(opener: Locator, files: Parameters<FileChooser['setFiles']>[0][]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.click(opener)
    await (await chooser).setFiles(files as Parameters<FileChooser['setFiles']>[0])
    this.presses += files.length > 1 ? files.length + 1 : 1
  }

  /** Presses on one thing and lets go on the other. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await from.hover()
    await this.page.mouse.down()
    // The first move begins the drag; a hand makes many over the place where it lets go.
    for (let move = 0; move < 3; move += 1) await to.hover()
    await this.page.mouse.up()
    this.presses += 1
  }

  /** Goes to a page, a record or an action by the palette: Ctrl+K, its name, Enter. */
  async goTo(typed: string, found: string | RegExp = typed): Promise<void> {
    const { page } = this
    await this.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to…' })
    await palette.getByRole('combobox').waitFor()
    await this.type(typed)
    // Enter takes the first one: records come later than pages and actions.
    await palette.getByRole('option', { selected: true }).filter({ hasText: found }).waitFor()
    await this.press('Enter')
  }
}
