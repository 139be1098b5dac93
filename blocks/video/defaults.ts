import type { VideoBlock } from '@/payload-types'

export const defaults: VideoBlock = {
  blockType: 'video',
  title: 'Key by key',
  text: 'A four-minute tour of the factory.',
  film: 'story',
  picture: 'key:scene-hero-story',
}
