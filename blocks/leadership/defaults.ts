import type { LeadershipBlock } from '@/payload-types'

export const defaults: LeadershipBlock = {
  blockType: 'leadership',
  title: 'Three people, one bench',
  leaders: [
    {
      name: 'Ada Example',
      position: 'Founder and Chairman',
      anchor: 'founder',
      bio: 'Drew the first keyboard of the company and still tests every new one by hand.',
    },
    {
      name: 'Ben Example',
      position: 'Executive Vice President',
      anchor: 'vice-president',
      bio: 'Answers for production, service and the depots.',
    },
  ],
}
