import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { blocks } from '@/blocks'
import { valueAt } from '@/src/platform/values/value-at'
import { fieldsOfDefaults, withPictures } from './block-fields'
import { demoStaff, signInToPanel } from './demo-staff'
import {
  choosePicture,
  openFields,
  textsWithoutHandle,
  thaiFor,
  typeAlong,
  type Walked,
  wordsIn,
} from './edit-walk'

const perPage = 8

/** Defines a test for each group of blocks, in a window of a width. */
export function walkBlocks({ width, height, isWhole }: Walk): void {
  test.use({ viewport: { width, height } })
  for (let at = 0; at < blocks.length; at += perPage) {
    const group = blocks.slice(at, at + perPage)
    const names = group.map(({ schema }) => schema.slug).join(', ')
    test(`every ${isWhole ? 'field' : 'text'} of ${names}`, ({ page, request }) =>
      walk({ page, request }, group, isWhole))
  }
}

interface Walk {
  width: number
  height: number
  /** Texts, links and pictures; else texts alone. */
  isWhole: boolean
}

/**
 * Opens a page of the blocks with their defaults, and changes every field: in place in Thai by keyboard, or in the form of
 * the block where it has no place on the page. It is stored as a draft, unseen by visitors, and published.
 */
async function walk(
  { page, request }: { page: Page; request: APIRequestContext },
  group: typeof blocks,
  isWhole: boolean,
): Promise<void> {
  const staff = await demoStaff(request, 'editor')
  const { docs: media } = (await staff.read(
    '/media?limit=500&depth=0&sort=-createdAt&locale=th',
  )) as { docs: { id: string; key?: string }[] }
  const keys = new Map(media.flatMap(({ id, key }) => (key ? [[key, id] as const] : [])))
  const path = `/walk-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const layout = group.map(({ defaults }) => withPictures(defaults, keys))
  const { id } = (await staff.create('pages', { title: 'Walk', path, layout })) as { id: string }
  const visit = async () => (await request.get(`/th${path}`)).text()
  const stored = (query = '') =>
    staff.read(`/pages/${id}?depth=0&locale=th&fallback-locale=none${query}`)
  try {
    const fields = group
      .flatMap((block, at) => fieldsOfDefaults(block).map((field) => ({ ...field, at })))
      .map(({ at, ...field }, number): Walked => {
        const value = field.kind === 'link' ? `/walked-${number}` : thaiFor(field.example, number)
        return { ...field, path: `layout.${at}.${field.path}`, value }
      })
    const before = mainOf(await visit())
    page.setDefaultTimeout(20_000)
    await signInToPanel(page)
    await page.goto(`/api/preview?collection=pages&id=${id}&lng=th`)
    const bar = page.locator('aside.bar')
    const publish = bar.getByRole('button', { name: 'เผยแพร่', exact: true })
    await expect(publish).toBeVisible()
    await expect(page.locator('.tools')).toHaveCount(group.length)

    const handles = await handlesOf(page, `pages/${id}/`)
    const inPlace =
      handles.length === 0 ? new Map<string, string>() : await typeAlong(page, id, fields)
    const reachable = handles.filter(({ isReachable }) => isReachable).map(({ path }) => path)
    const texts = fields.filter(({ kind, path }) => kind === 'text' && reachable.includes(path))
    expect(texts.map(({ path }) => path).filter((one) => !inPlace.has(one))).toEqual([])

    const expected = new Map<string, unknown>(inPlace)
    const pictures = fields.filter(({ kind }) => isWhole && kind === 'picture')
    const focusable = isWhole ? await focusablePictures(page) : []
    /** The first of the library that the field does not show. */
    const pick = async ({ path: picture, example }: Walked) => {
      const at = media.findIndex(({ key }) => `key:${key}` !== example)
      await choosePicture(page, picture, at)
      expected.set(picture, media[at]?.id)
    }
    for (const picture of pictures.filter((one) => focusable.includes(`pages/${id}/${one.path}`))) {
      await page.locator(`[data-edit-picture="pages/${id}/${picture.path}"]`).first().focus()
      await page.keyboard.press('Enter')
      await pick(picture)
      await page.keyboard.press('Escape')
    }
    for (const at of isWhole ? group.keys() : []) {
      const own = fields.filter((field) => field.path.startsWith(`layout.${at}.`))
      const sheet = await openFields(page, at)
      const names = await sheet
        .locator('[name]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
      const isThere = (field: Walked) =>
        names.includes(field.path) ||
        handles.some(({ path: handle }) => handle.startsWith(`${field.path}.root.`))
      expect(own.filter((field) => !isThere(field)).map((field) => field.path)).toEqual([])
      for (const field of own) {
        const isTyped = field.kind === 'link' || field.kind === 'text'
        if (isTyped && !inPlace.has(field.path)) {
          await sheet.locator(`[name="${field.path}"]`).focus()
          await page.keyboard.press('ControlOrMeta+A')
          await page.keyboard.type(field.value)
          expected.set(field.path, field.value)
        }
        if (pictures.includes(field) && !expected.has(field.path)) await pick(field)
      }
      await page.keyboard.press('Escape')
    }

    if (expected.size === 0) return
    await expect(bar.getByRole('status')).toHaveText(/^บันทึกเป็นฉบับร่าง/)
    const draft = (await stored('&draft=true')) as object
    const values = [...expected.keys()].map((one) => [one, valueAt(draft, one)])
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(expected))
    expect(mainOf(await visit())).toBe(before)

    await page.reload()
    await expect(page.locator('.tools')).toHaveCount(group.length)
    expect(await textsWithoutHandle(page)).toEqual([])
    const drawn = wordsIn(await page.locator('main').innerHTML())
    await publish.press('Enter')
    await expect(publish).toBeDisabled()
    const after = wordsIn(mainOf(await visit()))
    expect(drawn.filter((one) => !after.includes(one))).toEqual([])
    expect(after).toEqual(expect.arrayContaining(wordsIn([...inPlace.values()].join(' '))))
    expect(((await stored()) as { layout: unknown }).layout).toEqual(
      ((await stored('&draft=true')) as { layout: unknown }).layout,
    )
  } finally {
    await staff.remove('pages', id)
  }
}

/** The texts of a document that can be opened where they stand: in sight, or behind what Tab unfolds. */
const handlesOf = (page: Page, start: string): Promise<{ path: string; isReachable: boolean }[]> =>
  page.locator(`main [data-edit^="${start}"]`).evaluateAll(
    (all, length) =>
      all.map((one) => ({
        path: one.getAttribute('data-edit')?.slice(length) ?? '',
        isReachable:
          one.checkVisibility({ visibilityProperty: true }) ||
          one.closest('details:not([open]), [role="tabpanel"]') !== null,
      })),
    start.length,
  )

/** Pictures that the Tab key leads to. Those inside of links and on other slides are changed in the form of their block. */
const focusablePictures = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main img[data-edit-picture][tabindex]')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
        )
        .map((one) => one.getAttribute('data-edit-picture')),
    )

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
