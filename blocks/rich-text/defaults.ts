import type { RichTextBlock } from '@/payload-types'

export const defaults: RichTextBlock = {
  blockType: 'richText',
  content: {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [
            { type: 'text', version: 1, text: 'Every key is pressed five million times.' },
          ],
        },
      ],
    },
  },
}
