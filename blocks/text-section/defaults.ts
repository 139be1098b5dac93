import type { TextSectionBlock } from '@/payload-types'

export const defaults: TextSectionBlock = {
  blockType: 'textSection',
  title: 'Why Join',
  text: 'You will see your machine in a lobby, at night, with a line of people in front of it.',
  layout: 'pictureEnd',
  picture: 'key:scene-training-room',
}
