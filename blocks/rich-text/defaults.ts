import type { RichTextBlock } from '@/payload-types'

export const defaults: RichTextBlock = {
  blockType: 'richText',
  content: {
    root: {
      ...element('root'),
      children: [
        { ...element('heading'), tag: 'h2', children: [text('How a key is tested')] },
        {
          ...element('paragraph'),
          children: [
            text('Every key is pressed '),
            { ...text('five million times'), format: 1 },
            text(' before its drawing is released. The machine that presses it stops at the first'),
            text(' stroke that is not felt.'),
          ],
        },
        {
          ...element('list'),
          listType: 'bullet',
          tag: 'ul',
          start: 1,
          children: [
            { ...element('listitem'), value: 1, children: [text('At −35 °C, under ice')] },
            { ...element('listitem'), value: 2, children: [text('At 60 °C, in salt fog')] },
            { ...element('listitem'), value: 3, children: [text('With a hammer, once')] },
          ],
        },
      ],
    },
  },
}

function element(type: string) {
  return { type, version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
}

function text(words: string) {
  return { type: 'text', version: 1, text: words }
}
