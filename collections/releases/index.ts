import type { CollectionAfterChangeHook, CollectionConfig, Field } from 'payload'
import { releaseStates } from '@/src/contract/staff/releases'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { strictInput } from '@/src/payload/input/strict-input'
import { changeItems, releaseContents } from './endpoints/contents'
import { publishNow, runDue, scheduleRelease, undoNow } from './endpoints/publish'
import { waitingDrafts } from './endpoints/waiting'
import { refuseDeleting, refuseRenaming } from './hooks'

/** Written by the calls of releases alone. */
const byServer = { create: () => false, update: () => false }

const shown = (field: Field): Field =>
  ({ ...field, access: byServer, admin: { readOnly: true } }) as Field

/** Never part of an answer: whole documents, and accounts. */
const hidden = (field: Field): Field =>
  ({
    ...field,
    hidden: true,
    access: { ...byServer, read: () => false },
    admin: { hidden: true, readOnly: true },
  }) as Field

const hiddenFields = ['items', 'refused', 'problem', 'scheduledBy', 'before']

/** Logs changes without hidden fields: the document before has them, the one after does not. */
const auditShown: CollectionAfterChangeHook = (change) => {
  const previousDoc = Object.fromEntries(
    Object.entries(change.previousDoc ?? {}).filter(([name]) => !hiddenFields.includes(name)),
  )
  return audit.afterChange({ ...change, previousDoc })
}

/** Several changes that are published at one moment or not at all. */
export const releases: CollectionConfig = {
  slug: 'releases',
  access: getAccess('releases'),
  admin: {
    // The dashboard has a view for them.
    hidden: true,
    useAsTitle: 'title',
    group: 'Pages',
    defaultColumns: ['title', 'state', 'publishAt', 'publishedAt', 'updatedAt'],
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [
    waitingDrafts,
    runDue,
    releaseContents,
    changeItems,
    publishNow,
    undoNow,
    ...scheduleRelease,
  ],
  hooks: {
    beforeOperation: [strictInput],
    beforeChange: [refuseRenaming],
    beforeDelete: [refuseDeleting],
    afterChange: [auditShown],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    shown({
      name: 'state',
      type: 'select',
      options: [...releaseStates],
      defaultValue: 'draft',
      required: true,
      index: true,
    }),
    shown({ name: 'publishAt', type: 'date', index: true }),
    shown({ name: 'publishedAt', type: 'date' }),
    shown({ name: 'publishedBy', type: 'text' }),
    shown({ name: 'undoneAt', type: 'date' }),
    shown({ name: 'undoneBy', type: 'text' }),
    hidden({ name: 'items', type: 'json', defaultValue: [] }),
    /** Reason why it was not published at its time. */
    hidden({ name: 'refused', type: 'json', defaultValue: [] }),
    hidden({ name: 'problem', type: 'textarea' }),
    /** Id of the account with whose rights it is published at its time. */
    hidden({ name: 'scheduledBy', type: 'text' }),
    /** Public state of each document before, for undoing. */
    hidden({ name: 'before', type: 'json', defaultValue: [] }),
  ],
}
