import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Activity } from '@/src/contract/staff/overview'
import { readTitles, titleIn } from '@/src/payload/titles'

/** Returns the latest activities of staff, from the activity log. */
export async function latestActivity(req: PayloadRequest): Promise<Activity[]> {
  const { docs } = await req.payload.find({
    collection: 'activity-logs',
    sort: '-createdAt',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const titles = await readTitles(
    req,
    docs.flatMap(({ resourceType, resourceId }) =>
      resourceId && isCollection(req, resourceType)
        ? [{ collection: resourceType, id: resourceId }]
        : [],
    ),
  )
  return docs.map(
    ({ id, createdAt, userId, username, action, resourceType, resourceId, details }) => ({
      id: String(id),
      createdAt,
      userId,
      username: username ?? null,
      action,
      resourceType: resourceType ?? null,
      resourceId: resourceId ?? null,
      title: titles.get(`${resourceType} ${resourceId}`) ?? titleIn(Object(details), 'title'),
      fields: fieldsIn(details),
    }),
  )
}

/** Globals are logged, too. */
const isCollection = (req: PayloadRequest, slug: unknown): slug is CollectionSlug =>
  typeof slug === 'string' && Object.hasOwn(req.payload.collections, slug)

function fieldsIn(details: unknown): string[] {
  const { fields } = (details ?? {}) as { fields?: unknown }
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : []
}
