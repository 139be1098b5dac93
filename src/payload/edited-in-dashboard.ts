import type { CollectionConfig } from 'payload'
import { historyTab } from './history-tab'

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
