import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import type { CollectionSlug, DocumentViewServerProps, PayloadRequest } from 'payload'
import { ActivityDetails } from '@/src/contract/staff/activity'
import { staffDateFormat } from '@/src/i18n/format'
import { say } from '../say'
import css from './history.module.css'

/** History of a document's versions with their authors and, for super_admin, the activity log. */
export async function History({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined || !req.user) return null
  const collection = collectionConfig.slug
  const versions = collectionConfig.versions ? await versionsOf(req, collection, docID) : []
  const entries = req.user.role === 'super_admin' ? await entriesOf(req, collection, docID) : []
  const date = staffDateFormat(req.i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const when = (time: string) => <time dateTime={time}>{date.format(new Date(time))}</time>

  return (
    <Gutter className={css.history}>
      {collectionConfig.versions ? (
        <section>
          <h2>{say(req, 'versions')}</h2>
          {versions.length === 0 ? <p>{say(req, 'noHistory')}</p> : null}
          <ul>
            {versions.map(({ id, updatedAt, version }) => (
              <li key={id}>
                <Link
                  href={`/admin/collections/${collection}/${docID}/versions/${id}`}
                  prefetch={false}
                >
                  {when(updatedAt)}
                </Link>
                <span>{version.updatedBy ?? '–'}</span>
                <span>
                  {req.t(version._status === 'published' ? 'version:published' : 'version:draft')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {entries.length > 0 ? (
        <section>
          <h2>{say(req, 'changes')}</h2>
          <ul>
            {entries.map(({ id, createdAt, username, action, details }) => (
              <li key={id}>
                {when(createdAt)}
                <span>{username ?? '–'}</span>
                <span>{action}</span>
                <dl>
                  {ActivityDetails.parse(details ?? {}).changes.map((change) => (
                    <div key={change.field}>
                      <dt>{change.label}</dt>
                      <dd>
                        <del>{change.before ?? '–'}</del> → <ins>{change.after ?? '–'}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Gutter>
  )
}

interface ListedVersion {
  id: string
  updatedAt: string
  version: { _status?: string; updatedBy?: string | null }
}

async function versionsOf(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true, updatedBy: true } } as never,
    sort: '-updatedAt',
    limit: 25,
    depth: 0,
    trash: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs as unknown as ListedVersion[]
}

async function entriesOf(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const { docs } = await req.payload.find({
    collection: 'activity-logs',
    where: {
      and: [{ resourceType: { equals: collection } }, { resourceId: { equals: String(id) } }],
    },
    sort: '-createdAt',
    limit: 50,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}
