import { z } from 'zod'
import { languages } from '../i18n/languages'
import { DocumentKind } from './document'
import { Picture } from './picture'

/** Types of search results. */
export const searchTypes = ['product', 'document', 'notice', 'news', 'job', 'page'] as const

export const SearchType = z.enum(searchTypes, `must be one of ${searchTypes.join(', ')}`)
export type SearchType = z.infer<typeof SearchType>

const q = z
  .string()
  .max(200, 'must not be longer than 200 characters')
  .default('')
  .describe('What somebody typed; mistakes in longer words are forgiven')

/** Query of GET /search/suggestions. */
export const SuggestionQuery = z.object({ q })

/** Query of GET /search. */
export const SearchQuery = z.object({
  q,
  type: SearchType.optional().describe('Only results of this type'),
  limit: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(50, 'must not be more than 50')
    .default(20),
})

const SmallPicture = Picture.pick({ focus: true }).extend({
  url: z.string(),
  width: z.number().int().describe('Width in px'),
  height: z.number().int().describe('Height in px'),
})

/** Something to go to while typing. */
export const Suggestion = z
  .object({
    type: SearchType,
    title: z.string(),
    href: z.string().describe('Path on this site'),
    picture: SmallPicture.optional(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionAnswer = z.object({ suggestions: z.array(Suggestion) })
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>

/** Facts of a download or a security notice, as far as it has them. */
const ResultFacts = z.object({
  number: z.string().optional().describe('Of a security notice'),
  kind: DocumentKind.optional(),
  version: z.string().optional().describe('Of the newest file'),
  date: z
    .string()
    .nullable()
    .optional()
    .describe('ISO 8601; of the newest file, or of the last change'),
  size: z.number().int().optional().describe('Bytes of the newest file'),
  languages: z.array(z.enum(languages)).optional().describe('Languages of its newest files'),
})
export type ResultFacts = z.infer<typeof ResultFacts>

/** One thing that was found. */
export const SearchResult = Suggestion.extend({
  ...ResultFacts.shape,
  excerpt: z.string().describe('A few words around what was found'),
  page: z
    .number()
    .int()
    .optional()
    .describe('Of a file of a download, where the words stand there'),
  words: z.array(z.string()).describe('What was found, in lower case, for marking it'),
}).meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const SearchAnswer = z
  .object({
    q: z.string(),
    total: z.number().int(),
    counts: z.record(SearchType, z.number().int()).describe('Results of each type'),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.infer<typeof SearchAnswer>
