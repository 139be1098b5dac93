import { expect, test } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'

test('checks find nothing on the pages of the demo as it is delivered', async ({ request }) => {
  const { read } = await demoStaff(request)
  expect((await read('/checks?collection=pages')).documents).toEqual([])
})
