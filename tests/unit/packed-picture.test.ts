import { describe, expect, it } from 'vitest'
import { formatSrcSet, packPicture } from '@/src/domain/media/pictures/packed-picture'

const picture = {
  url: '/uploads/abc.webp',
  alt: 'A terminal',
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,AAAA',
  widths: [
    { width: 320, url: '/uploads/abc-320.webp' },
    { width: 640, url: '/uploads/abc-640.webp' },
    { width: 1600, url: '/uploads/abc.webp' },
  ],
}

describe('a picture of ours', () => {
  it('tells its files by their widths alone', () => {
    expect(packPicture(picture)).toEqual({
      src: '/api/uploads/abc.webp',
      widths: [320, 640, 1600],
      alt: 'A terminal',
      width: 1600,
      height: 900,
      blur: 'data:image/webp;base64,AAAA',
    })
  })

  it('comes out with every address', () => {
    expect(formatSrcSet(packPicture(picture))).toBe(
      '/api/uploads/abc-320.webp 320w, /api/uploads/abc-640.webp 640w, /api/uploads/abc.webp 1600w',
    )
  })
})

it('keeps addresses that are named otherwise', () => {
  const url = 'https://elsewhere.example/picture?size=m'
  const widths = [
    { width: 320, url: `${url}&w=320` },
    { width: 640, url },
  ]
  expect(formatSrcSet(packPicture({ url, width: 640, widths }))).toBe(
    `${url}&w=320 320w, https://elsewhere.example/picture?size=m 640w`,
  )
})

it('has no choice of widths where there is one', () => {
  const packed = packPicture({ url: '/uploads/abc.webp' })
  expect(packed).toEqual({ src: '/api/uploads/abc.webp' })
  expect(formatSrcSet(packed)).toBeUndefined()
})
