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

/**
 * Components of a collection whose records are edited in the dashboard: the panel keeps its list, versions and history, and
 * leads there in place of a second form.
 */
export const editedInDashboard = {
  views: {
    edit: {
      ...historyTab.edit,
      default: { Component: '/src/staff/panel/edited-in-dashboard#EditedInDashboard' },
    },
  },
} satisfies NonNullable<CollectionConfig['admin']>['components']
