import { type JSXConvertersFunction, RichText as Lexical } from '@payloadcms/richtext-lexical/react'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { ReactNode } from 'react'
import type { RichTextBlock } from '@/payload-types'
import { LocalAnchor } from '@/src/components/local-link.client'
import { Section } from '@/src/components/section'
import { isSafeLink } from '@/src/domain/links/link'
import type { BlockProps } from '../define'
import css from './rich-text.module.css'

interface Link {
  node: { children: SerializedLexicalNode[]; fields: { url?: string; newTab?: boolean } }
  nodesToJSX: (nodes: { nodes: SerializedLexicalNode[] }) => ReactNode[]
}

/** Links as Payload draws them, but in the language of the page; one to an address that may not stand there is text. */
const link = ({ node: { children, fields }, nodesToJSX }: Link): ReactNode => {
  const words = nodesToJSX({ nodes: children })
  if (!isSafeLink(fields.url ?? '')) return words
  const tab = fields.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <LocalAnchor href={fields.url} {...tab}>
      {words}
    </LocalAnchor>
  )
}

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link,
  autolink: link,
})

export default function RichText({ data }: BlockProps<RichTextBlock>) {
  return (
    <Section>
      <Lexical className={css.text} data={data.content} converters={converters} />
    </Section>
  )
}
