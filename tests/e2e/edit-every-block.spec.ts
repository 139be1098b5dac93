import { expect, type Page, test } from '@playwright/test'
import { blocks } from '@/blocks'
import { blockFrom } from '@/src/edit/model/blocks'
import type { Data } from '@/src/edit/model/field'
import { valueAt } from '@/src/edit/model/paths'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { translatedPaths } from '../helpers/translated-paths'

const groups = ['a–e', 'f–m', 'n–z'] as const

const inGroup = (slug: string, group: string): boolean => {
  const [from = '', to = ''] = group.split('–')
  return slug.charAt(0) >= from && slug.charAt(0) <= to
}

/** The words of one text, in Thai, unlike those of all others. */
const words = (number: number): string => `ข้อความที่ ${number}`

for (const group of groups) {
  test(`every text of the blocks ${group} is written in Thai by keyboard, where it stands or in its form`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(60_000)
    const staff = await demoStaff(request)
    const path = `/every-block-${group.charAt(0)}-${Date.now().toString(36)}`
    const layout = blocks
      .filter(({ schema }) => inGroup(schema.slug, group))
      .map(({ schema, defaults }) => ({ ...blockFrom({ ...defaults }), blockType: schema.slug }))
    const { id } = await staff.create('pages', { title: path, path, layout })
    const draft = (lng: string): Promise<Data> =>
      staff.read(`/pages/${id}?draft=true&depth=0&locale=${lng}&fallback-locale=none`)
    const visit = async (lng: string) => (await request.get(`/${lng}${path}`)).text()
    try {
      const english = await draft('en')
      const wanted = translatedPaths(english)
      await signInToPanel(page)
      await page.goto(`/api/preview?collection=pages&id=${id}&lng=th`)
      await expect(page.locator('[data-edit]').first()).toBeVisible()

      const written = await writeWhereItStands(page, `pages/${id}/`)
      const rest = wanted.filter((each) => !written.has(each))
      await writeInForms(page, layout.length, new Set(rest), written)
      expect(wanted.filter((each) => !written.has(each))).toEqual([])

      // Not the last call, but what another reader finds.
      await expect
        .poll(async () => missingOf(await draft('th'), written), { timeout: 60_000 })
        .toEqual([])
      expect(await visit('th')).not.toContain('ข้อความที่')
      await page.locator('aside.bar').getByRole('button', { name: 'เผยแพร่' }).click()
      await expect.poll(() => visit('th')).toContain('ข้อความที่')
      const now = await draft('en')
      expect(wanted.filter((each) => valueAt(now, each) !== valueAt(english, each))).toEqual([])
    } finally {
      await staff.remove('pages', id)
    }
  })
}

type Written = Map<string, string>

const missingOf = (doc: Data, written: Written): string[] =>
  [...written].filter(([path, text]) => textOf(valueAt(doc, path)) !== text).map(([path]) => path)

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)

/** Opens every text of the page that can be reached by keyboard, and writes it. */
async function writeWhereItStands(page: Page, place: string): Promise<Written> {
  const written: Written = new Map()
  const addresses = await page.evaluate(
    (start) => [
      ...new Set(
        [...document.querySelectorAll(`[data-edit^="${start}layout."]`)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getAttribute('data-edit') ?? ''),
      ),
    ],
    place,
  )
  const editor = page.locator('.editor textarea')
  for (const address of addresses) {
    const isReached = await page.evaluate((wanted) => {
      const element = document.querySelector(`[data-edit="${CSS.escape(wanted)}"]`)
      const reached = element?.closest<HTMLElement>('a, button, summary, [tabindex]')
      // Of several texts of one link the first is opened; the others are in the form.
      const first = reached?.matches('[data-edit]')
        ? reached
        : reached?.querySelector('[data-edit], [data-edit-picture]')
      reached?.focus()
      return first === element && document.activeElement === reached
    }, address)
    if (!isReached) continue
    await page.keyboard.press('Enter')
    await expect(editor, address).toBeFocused()
    const text = words(written.size + 1)
    await page.keyboard.insertText(text)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor).toHaveCount(0)
    written.set(address.slice(place.length), text)
  }
  return written
}

/** Fills in what has no place of its own on the page, in the form of each block. */
async function writeInForms(page: Page, count: number, rest: Set<string>, written: Written) {
  const sheet = page.locator('dialog.sheet')
  for (let index = 0; index < count; index += 1) {
    const own = [...rest].filter((path) => path.startsWith(`layout.${index}.`))
    if (own.length === 0) continue
    const tools = page.locator('.tools').nth(index)
    await tools.getByRole('button', { name: /^ทุกช่องข้อมูล/ }).press('Enter')
    for (const path of own) {
      const control = sheet.locator(`[name="${path}"]`)
      if ((await control.count()) === 0) continue
      const text = words(written.size + 1)
      await control.fill(text)
      written.set(path, text)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
}
