import type { Operation } from '@/src/contract/operation'
import { BulkAnswer } from '../bulk'
import { KnownTags, taggedCollections, TagsInput } from '../tags'

const subjects = { media: 'Staff: media library', documents: 'Staff: documents' }

/** Words by which staff find pictures and documents. */
export const tagOperations: Operation[] = taggedCollections.flatMap((collection): Operation[] => [
  {
    method: 'get',
    path: `/admin/${collection}/tags`,
    subject: subjects[collection],
    summary: 'Every tag in use, drafts included',
    answer: { status: 200, schema: KnownTags },
    refusals: [401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: `/admin/${collection}/tags`,
    subject: subjects[collection],
    summary: 'Gives tags to many records, and takes others from them: each for itself',
    body: { schema: TagsInput },
    answer: { status: 200, schema: BulkAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  },
])
