import type { LeadershipBlock } from '@/payload-types'

export const defaults: LeadershipBlock = {
  blockType: 'leadership',
  title: 'Three people, one bench',
  leaders: [
    {
      name: 'Ada Example',
      position: 'Founder and Chairman',
      anchor: 'founder',
      picture: 'key:leader-founder',
      detail: 'key:leader-founder-detail',
      bio: 'Drew the first keyboard of the company and still tests every new one by hand.',
    },
    {
      name: 'Ben Example',
      position: 'Executive Vice President',
      anchor: 'vice-president',
      picture: 'key:leader-vice-president',
      detail: 'key:leader-vice-president-detail',
      bio: 'Answers for production, service and the depots.',
    },
  ],
}
