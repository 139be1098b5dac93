import { expect, test } from '@playwright/test'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { prepareDatabase } from '@/scripts/lib/database.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { hasDemo } from '@/src/generated/demo/has-demo'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { end, launch, untilReady } from '../helpers/server'
import { throwaway } from '../helpers/throwaway'

/** A site of one's own, as empty as its first start leaves it. */
const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'Only-for-tests-1' }
const place = throwaway()
let child: ChildProcess
let site: string

test.beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  const env = { ...place.environment, ...owner, PORT: String(port) }
  const logFile = path.join(place.folder, 'server.log')
  await prepareDatabase(undefined, env)
  child = launch(env, logFile)
  await untilReady(child, logFile)
})
test.afterAll(async () => {
  await end(child)
  await place.remove()
})

test('an empty site is begun with starter pages, written from there, and the beginning taken back', async ({
  page,
}) => {
  await page.goto(`${site}/admin-portal`)
  await page.getByLabel('Username').fill(owner.ADMIN_USERNAME)
  await page.getByLabel('Password').fill(owner.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  const choices = page.getByRole('button', { name: 'Begin with this' })
  await expect(choices).toHaveCount(hasDemo ? 3 : 2)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await choices.nth(1).click()
  const starter = page.getByRole('region', { name: 'Begin your site' })
  await expect(starter.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(starter.getByText(/places to fill in$/).first()).toBeVisible()

  // What is not among them is begun at its own address.
  await page.goto(`${site}/solutions/cdm`)
  await expect(page.getByText('It is in no menu')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Write this page' }).click()
  await page.waitForURL(/\/admin\/collections\/pages\/[\w-]+$/)
  await expect(page.getByLabel('Path')).toHaveValue('/solutions/cdm')
  const begun = page.url()
  await page.goto(`${site}/solutions/cdm`)
  await page.getByRole('button', { name: 'Write this page' }).click()
  await page.waitForURL(begun)

  await page.goto(`${site}/admin-dashboard`)
  await page.getByRole('button', { name: 'Undo this beginning' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this beginning' }).click()
  await expect(starter).toHaveCount(0)
  await page.goto(`${site}/company/history`)
  await expect(page.getByText('This page has not been written yet.')).toBeVisible()
})
