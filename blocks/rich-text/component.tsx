import { RichText as Lexical } from '@payloadcms/richtext-lexical/react'
import type { RichTextBlock } from '@/payload-types'
import { Section } from '@/src/components/section'
import type { BlockProps } from '../define'
import css from './rich-text.module.css'

export default function RichText({ data }: BlockProps<RichTextBlock>) {
  return (
    <Section>
      <Lexical className={css.text} data={data.content} />
    </Section>
  )
}
