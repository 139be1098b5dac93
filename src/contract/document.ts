import { z } from 'zod'
import { languages } from '../i18n/languages'
import { emailPattern } from './patterns'

/** Kinds of documents. */
export const documentKinds = [
  'dataSheet',
  'manual',
  'driver',
  'drawing',
  'certificate',
  'declaration',
  'press',
] as const

export const DocumentKind = z.enum(documentKinds, `must be one of ${documentKinds.join(', ')}`)
export type DocumentKind = z.infer<typeof DocumentKind>

/** Conditions for its files: none, an e-mail address that gets a link, or a code. */
export const documentGates = ['open', 'mail', 'code'] as const

export const DocumentGate = z.enum(documentGates)
export type DocumentGate = z.infer<typeof DocumentGate>

/** A file of a document, of one version, in some languages. */
export const DocumentRelease = z
  .object({
    id: z.string(),
    version: z.string().describe('Its name, such as 2.1'),
    date: z.string().nullable().describe('ISO 8601'),
    languages: z.array(z.enum(languages)).describe('None for what needs no language'),
    name: z.string().describe('Under which it is saved'),
    type: z.string().describe('Media type'),
    size: z.number().int().describe('Bytes'),
    sha256: z.string().describe('SHA-256 of its bytes, hexadecimal'),
    url: z.string().describe('Path of the file below /api; a key is needed where it is not open'),
    supersededBy: z
      .string()
      .nullable()
      .describe('Id of the newest release in its languages; null where this is it'),
  })
  .meta({ id: 'DocumentRelease' })
export type DocumentRelease = z.infer<typeof DocumentRelease>

/** Something to download. */
export const DownloadDocument = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    kind: DocumentKind,
    gate: DocumentGate,
    products: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
    releases: z.array(DocumentRelease).describe('Newest first'),
    updatedAt: z.string(),
  })
  .meta({ id: 'Document' })
export type DownloadDocument = z.infer<typeof DownloadDocument>

export const DocumentList = z
  .object({
    total: z.number().int().describe('How many were found, on all pages'),
    documents: z.array(DownloadDocument),
  })
  .meta({ id: 'DocumentList' })
export type DocumentList = z.infer<typeof DocumentList>

/** Query of GET /documents. */
export const DocumentQuery = z.object({
  q: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .default('')
    .describe('Words that all stand in title, summary or names of products'),
  kind: DocumentKind.optional(),
  category: z.string().max(100).optional().describe('Slug of a category of its products'),
  product: z.string().max(100).optional().describe('Slug of a product'),
  language: z
    .enum(languages, `must be one of ${languages.join(', ')}`)
    .optional()
    .describe('In which one of its newest files is; what needs no language is left in'),
  page: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1)
    .max(10_000)
    .default(1),
  limit: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1)
    .max(100)
    .default(50),
})
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** Body that requests a link to a document by mail. */
export const DocumentRequestInput = z
  .strictObject({
    email: z
      .string('must be an e-mail address')
      .trim()
      .max(254, 'must not be longer than 254 characters')
      .pipe(z.email('must be an e-mail address'))
      .meta(emailPattern),
    consent: z.literal(true, 'must be agreed to'),
  })
  .meta({ id: 'DocumentRequestInput' })
export type DocumentRequestInput = z.infer<typeof DocumentRequestInput>

export const DocumentRequestAnswer = z
  .object({ message: z.string() })
  .meta({ id: 'DocumentRequestAnswer' })
export type DocumentRequestAnswer = z.infer<typeof DocumentRequestAnswer>

/** Body that opens a document by its code. */
export const DocumentCodeInput = z
  .strictObject({ code: z.string('must be a text').trim().min(1, 'is required').max(100) })
  .meta({ id: 'DocumentCodeInput' })

export const DocumentCodeAnswer = z
  .object({ url: z.string().describe('Path of the file with a key that is valid for a day') })
  .meta({ id: 'DocumentCodeAnswer' })
export type DocumentCodeAnswer = z.infer<typeof DocumentCodeAnswer>

/** A file that staff have uploaded; `key` goes into `releases[].file` of a document. */
export const DocumentFileAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.number().int(),
    sha256: z.string(),
  })
  .meta({ id: 'DocumentFileAnswer' })
export type DocumentFileAnswer = z.infer<typeof DocumentFileAnswer>
