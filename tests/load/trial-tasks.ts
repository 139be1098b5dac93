import type { Page } from '@playwright/test'
import { Hand } from './trial-hand'

export interface Staff {
  username: string
  password: string
}

export interface Work {
  product: { name: string; category: string; about: string; picture: string }
  article: { title: string; text: string; pictures: string[] }
  job: { title: string; place: string; duties: string }
}

export type Task = keyof Work

type Way = Record<Task, (hand: Hand, work: Work) => Promise<void>>

/** Our dashboard: what a day brings stands on its first page. */
const dashboard: Way = {
  product: async (hand, { product }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'Create Product' }))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await hand.choose(dialog.getByLabel('Category *'), { label: product.category })
    await hand.typeInto(dialog.getByLabel('Name *'), product.name)
    await hand.press('Tab')
    await hand.type(product.about)
    await hand.pickFiles(dialog.getByRole('button', { name: 'Add pictures' }), [product.picture])
    await dialog.getByRole('img').waitFor()
    await store(hand)
  },
  article: async (hand, { article }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'New Article' }))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await hand.type(article.title)
    await hand.typeInto(dialog.getByLabel('Content'), article.text)
    await hand.pickFiles(dialog.getByRole('button', { name: 'Add pictures' }), article.pictures)
    await dialog.getByRole('img').nth(2).waitFor()
    await store(hand)
  },
  job: async (hand, { job }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'New Job' }))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await hand.type(job.title)
    await hand.press('Tab')
    await hand.type(job.place)
    await hand.typeInto(dialog.getByLabel('Responsibilities'), job.duties)
    await store(hand)
  },
}

async function store(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog')
  await hand.click(dialog.getByRole('button', { name: 'Publish', exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

/** Payload's panel, by its shortest way: the sign of a new one on its first page. */
const panel: Way = {
  product: async (hand, { product }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'Create new Products', exact: true }))
    await hand.typeInto(page.locator('#field-name'), product.name)
    await hand.typeInto(page.locator('#field-shortDescription'), product.about)
    await hand.click(page.locator('#field-categoryId .rs__control'))
    const [name = ''] = product.category.split(' (')
    await hand.click(page.locator('.rs__option').getByText(name, { exact: true }))
    await hand.click(page.locator('#field-image').getByRole('button', { name: 'Create New' }))
    const drawer = page.locator('.drawer--is-open')
    await hand.pickFiles(drawer.getByRole('button', { name: 'Select a file' }), [product.picture])
    await hand.click(drawer.locator('#action-save'))
    await drawer.waitFor({ state: 'detached' })
    await publish(hand)
  },
  article: async (hand, { article }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'Create new News', exact: true }))
    await hand.typeInto(page.locator('#field-title'), article.title)
    await hand.typeInto(page.locator('#field-content'), article.text)
    await hand.click(page.locator('#field-gallery').getByRole('button', { name: 'Create New' }))
    const drawer = page.locator('.drawer--is-open')
    await hand.pickFiles(drawer.getByRole('button', { name: 'Select a file' }), article.pictures)
    await hand.click(drawer.getByRole('button', { name: 'Save' }).first())
    await drawer.waitFor({ state: 'detached' })
    await publish(hand)
  },
  job: async (hand, { job }) => {
    const { page } = hand
    await hand.click(page.getByRole('link', { name: 'Create new Jobs', exact: true }))
    await hand.typeInto(page.locator('#field-title'), job.title)
    await hand.typeInto(page.locator('#field-location'), job.place)
    await hand.typeInto(page.locator('#field-responsibilities'), job.duties)
    await publish(hand)
  },
}

async function publish(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: 'Publish changes' }))
  await page.locator('.toast-success').first().waitFor()
}

export const ways = {
  dashboard: {
    task: dashboard,
    signIn: async (hand: Hand, staff: Staff) => {
      const { page } = hand
      await page.goto('/admin-portal')
      await hand.typeInto(page.locator('[name=username]'), staff.username)
      await hand.press('Tab')
      await hand.type(staff.password)
      await hand.press('Enter')
    },
  },
  panel: {
    task: panel,
    signIn: async (hand: Hand, staff: Staff) => {
      const { page } = hand
      await page.goto('/admin')
      await hand.typeInto(page.getByLabel('Username'), staff.username)
      await hand.press('Tab')
      await hand.type(staff.password)
      await hand.press('Enter')
    },
  },
}

export type Tool = keyof typeof ways

/** Runs a task from the sign-in on. */
export async function attempt(page: Page, tool: Tool, task: Task, staff: Staff, work: Work) {
  const hand = new Hand(page)
  const start = performance.now()
  await ways[tool].signIn(hand, staff)
  await ways[tool].task[task](hand, work)
  return { ms: performance.now() - start, clicks: hand.clicks, keys: hand.keys }
}
