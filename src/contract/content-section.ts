import { z } from 'zod'
import { Picture } from './picture'

/** Metadata of a content section (section 3). Other entries are passed on. */
export const SectionMetadata = z.looseObject({
  benefits: z.array(z.string()).optional(),
  advantages: z.array(z.string()).optional(),
  flexible: z.string().optional(),
  sections: z.array(z.object({ title: z.string(), body: z.string() })).optional(),
  ctaText: z.string().optional(),
  ctaHref: z.string().optional(),
})
export type SectionMetadata = z.infer<typeof SectionMetadata>

/** Texts and picture of a page, by key (section 7, GET /content). */
export const ContentSection = z
  .object({
    id: z.string(),
    sectionKey: z.string(),
    title: z.string().nullable(),
    content: z.string().nullable(),
    imageUrl: z.string().nullable(),
    picture: Picture.nullable(),
    ctaText: z.string().nullable(),
    ctaUrl: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()),
    isActive: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ContentSection' })
export type ContentSection = z.infer<typeof ContentSection>

export const ContentSectionList = z.array(ContentSection)

/** Keys of the content sections that pages of the site show (section 7, GET /content/sections/{key}). */
export const sectionKeys = [
  'software-solution',
  'hardware-solution',
  'industry-bank',
  'retail-healthcare',
  'security-access',
  'transportation',
  'information',
  'payment',
] as const

export type SectionKey = (typeof sectionKeys)[number]
