import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { signInToPanel } from '@/tests/helpers/demo-staff'
import { testPanelViews } from '@/tests/helpers/panel-views'
import { expectPhotoMadeSmaller } from '@/tests/helpers/photos'

testPanelViews([
  '/admin/login',
  '/admin/collections/products/create',
  '/admin/collections/media/create',
  '/admin/account',
])

test('a photo of more pixels than the server takes is made smaller before the panel sends it', async ({
  page,
}) => {
  const create = { width: 9000, height: 6000, channels: 3, background: '#246' } as const
  const photo = await sharp({ create }).jpeg().toBuffer()
  await signInToPanel(page, 'admin')
  await page.goto('/admin/collections/media/create')
  await expect(page.getByRole('main')).toBeVisible()
  await expectPhotoMadeSmaller(page, photo, '2560x1707')
})
