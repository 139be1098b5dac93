import { expect, it } from 'vitest'
import { shows } from '@/src/staff/in-place/model/media'
import { toMediaItem } from '@/src/domain/media/pictures/media-list'

const image = (src: string, srcset = '') =>
  ({ getAttribute: (name: string) => (name === 'src' ? src : srcset) }) as HTMLImageElement

it('knows the picture of a media by any of its addresses, as pages show them', () => {
  const item = toMediaItem({
    id: '1',
    url: '/uploads/a.webp',
    sizes: { w320: { url: '/uploads/a-320.webp' } },
  })
  expect(shows(image('/api/uploads/a.webp'), item)).toBe(true)
  expect(shows(image('/x.webp', '/api/uploads/a-320.webp 320w, /y.webp 640w'), item)).toBe(true)
  expect(shows(image('/api/uploads/a-64.webp'), item)).toBe(false)
})
