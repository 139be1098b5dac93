import { expect, it } from 'vitest'
import { builtInSection } from '@/seed/demo/pages/section-text'
import { contentSections } from '@/seed/demo/sections'
import { sectionKeys } from '@/src/contract/content-section'

it.each(sectionKeys)('%s has a text and a picture built in, with a link', (key) => {
  const { text, picture, ctaHref } = builtInSection(key)
  expect(text).toEqual(contentSections.find(({ sectionKey }) => sectionKey === key)?.content)
  expect(picture).toMatch(/^key:section-/)
  expect(ctaHref).toMatch(/^\//)
})
