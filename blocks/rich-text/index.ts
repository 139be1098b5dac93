import {
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextBlock } from '@/payload-types'
import { type BlockSchema, defineBlock } from '../define'
import { defaults } from './defaults'

/** Only what the site's typography is made for; titles of rank one belong to the page. */
const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    LinkFeature({ enabledCollections: [] }),
    InlineToolbarFeature(),
  ],
})

const schema: BlockSchema<'richText'> = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  admin: { group: 'Texts and pictures' },
  fields: [{ name: 'content', type: 'richText', required: true, localized: true, editor }],
}

export const richText = defineBlock<RichTextBlock>({ schema, defaults })
