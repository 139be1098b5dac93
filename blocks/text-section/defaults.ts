import type { TextSectionBlock } from '@/payload-types'

export const defaults: TextSectionBlock = {
  blockType: 'textSection',
  title: 'Why Join',
  text: 'You will see what you made: in a lobby, at night, with a queue in front of it.',
  layout: 'pictureEnd',
  picture: 'key:scene-training-room',
}
