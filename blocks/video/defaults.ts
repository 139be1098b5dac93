import type { VideoBlock } from '@/payload-types'

export const defaults: VideoBlock = {
  blockType: 'video',
  title: 'Key by key',
  text: 'A walk through the house in four minutes.',
  film: 'story',
  picture: 'key:scene-hero-story',
}
