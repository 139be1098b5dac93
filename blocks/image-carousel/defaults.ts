import type { ImageCarouselBlock } from '@/payload-types'

export const defaults: ImageCarouselBlock = {
  blockType: 'imageCarousel',
  title: 'Mission',
  text: 'To build machines that people trust with their money.',
  layout: 'end',
  slides: [
    { picture: 'key:scene-factory', caption: 'The line in the morning' },
    { picture: 'key:scene-test-laboratory', caption: 'The laboratory at night' },
  ],
}
