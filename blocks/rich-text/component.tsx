import { type JSXConvertersFunction, RichText as Lexical } from '@payloadcms/richtext-lexical/react'
import type { RichTextBlock } from '@/payload-types'
import { LocalAnchor } from '@/src/components/local-link.client'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './rich-text.module.css'

/** Links as Payload draws them, but in the language of the page. */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node: { children, fields }, nodesToJSX }) => (
    <LocalAnchor
      href={fields.url ?? ''}
      {...(fields.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {nodesToJSX({ nodes: children })}
    </LocalAnchor>
  ),
})

export default function RichText({ data }: BlockProps<RichTextBlock>) {
  return (
    <Section>
      <Lexical className={css.text} data={data.content} converters={converters} />
    </Section>
  )
}
