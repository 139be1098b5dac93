import type { LeadershipBlock } from '@/payload-types'

export const defaults: LeadershipBlock = {
  blockType: 'leadership',
  title: 'Leadership',
  leaders: [
    {
      name: 'Ada Example',
      position: 'Founder and Chairman',
      anchor: 'founder',
      picture: 'key:leader-founder',
      detail: 'key:leader-founder-detail',
      bio: 'Designed the company’s first keyboard and still tests every new one by hand.',
    },
    {
      name: 'Ben Example',
      position: 'Executive Vice President',
      anchor: 'vice-president',
      picture: 'key:leader-vice-president',
      detail: 'key:leader-vice-president-detail',
      bio: 'Responsible for production, service, and spare parts.',
    },
  ],
}
