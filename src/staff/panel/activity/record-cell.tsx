import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { recordAddress } from '@/src/domain/links/addresses'
import { ActivityDetails } from '@/src/contract/staff/activity'

/** The record of an activity by its name, which leads to it while it is there. */
export function RecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { action, details, resourceId, resourceType } = rowData
  const { title } = ActivityDetails.parse(details ?? {})
  const isGlobal = payload.globals.config.some(({ slug }) => slug === resourceType)
  const name = title ?? resourceId ?? '–'
  const isThere = action !== 'delete' && Object.hasOwn(payload.collections, String(resourceType))
  if (!isGlobal && (!isThere || !resourceId)) return <span>{name}</span>
  return (
    <Link
      href={recordAddress(String(resourceType), String(isGlobal ? resourceType : resourceId))}
      prefetch={false}
    >
      {isGlobal ? resourceType : name}
    </Link>
  )
}
