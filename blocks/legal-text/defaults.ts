import type { LegalTextBlock } from '@/payload-types'

export const defaults: LegalTextBlock = {
  blockType: 'legalText',
  title: 'Cookies',
  updatedOn: '2025-09-01T00:00:00.000Z',
  text: 'This site sets one cookie. It remembers the language you chose.',
  sections: [
    {
      title: 'What we store',
      anchor: 'what-we-store',
      text: 'One cookie:\n- lang, the language you chose, for a year',
    },
  ],
}
