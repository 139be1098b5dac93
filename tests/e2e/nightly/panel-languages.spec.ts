import { expect, type Page, test } from '@playwright/test'
import { demoStaff, signInToPanel } from '@/tests/helpers/demo-staff'
import { holdBack } from '@/tests/helpers/hold-back'
import { unique } from '@/tests/helpers/staff-pages'

const english = 'Only in English'

/** A draft in English, and what is stored of it in all languages. */
async function makeDraft(page: Page) {
  const staff = await demoStaff(page.request)
  const title = unique(english)
  const { id } = (await staff.create('pages', {
    title,
    path: `/languages-${Math.random().toString(36).slice(2)}`,
    layout: [{ blockType: 'hero', title: english }],
  })) as { id: string }
  return {
    id,
    title,
    stored: () =>
      staff.read(`/pages/${id}?draft=true&depth=0&locale=all&fallback-locale=none`) as Promise<{
        title: Record<string, string>
        layout: { title: Record<string, string> }[]
        seo?: Record<string, Record<string, string> | undefined>
      }>,
    remove: () => staff.remove('pages', id),
  }
}

async function switchTo(page: Page, language: string) {
  await page.getByRole('button', { name: 'Locale' }).click()
  await page.locator('.popup-button-list__button', { hasText: language }).click()
}

for (const moment of ['before it is sent', 'while it is on its way']) {
  test(`a language that is chosen ${moment} gets nothing of the English draft`, async ({
    page,
  }) => {
    page.setDefaultTimeout(60_000)
    const draft = await makeDraft(page)
    await signInToPanel(page, 'admin')
    await page.goto(`/admin/collections/pages/${draft.id}?locale=en`)
    const title = page.locator('#field-title')
    await expect(title).toHaveValue(draft.title)
    const release = await holdBack(page, /autosave=true/)
    const sent = page.waitForRequest(/autosave=true/)
    await title.fill(`${draft.title} and more`)
    if (moment === 'while it is on its way') await sent
    await switchTo(page, '中文')
    await page.waitForURL(/locale=zh/)
    release()
    await expect(title).toHaveValue('')
    await title.fill('只有中文')
    await expect
      .poll(draft.stored)
      .toMatchObject({ title: { zh: '只有中文' }, layout: [{ title: { en: english } }] })
    const { title: titles, layout, seo } = await draft.stored()
    expect(Object.keys(titles).sort()).toEqual(['en', 'zh'])
    expect(titles.en).toMatch(/^Only in English \w+( and more)?$/)
    expect(layout[0]?.title).toEqual({ en: english })
    expect(seo?.title?.zh ?? null).toBeNull()
    // The panel remembers the language of its account, which other tests share.
    await page.goto(`/admin/collections/pages/${draft.id}?locale=en`)
    await expect(title).toHaveValue(titles.en ?? '')
    await draft.remove()
  })
}
