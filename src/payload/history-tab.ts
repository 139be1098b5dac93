import type { CollectionConfig } from 'payload'

/** The tab "History" at a document of the panel: who saved which version, and who changed what. */
export const historyTab = {
  edit: {
    history: {
      path: '/history',
      Component: '/src/staff/panel/history/view#History',
      tab: { label: ({ t }) => t('terminalia:history'), href: '/history' },
    },
  },
} satisfies NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']
