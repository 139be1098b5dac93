import type { ReleaseContents } from '@/src/contract/staff/releases'
import { invalidate } from '../kit/api/query'
import { write } from '../kit/api/records'

/** A call that changes a release. What its documents show to visitors and staff is read again. */
export async function changeRelease(
  id: string,
  method: 'DELETE' | 'POST',
  action: 'items' | 'publish' | 'schedule' | 'undo',
  body?: object,
): Promise<ReleaseContents> {
  try {
    return await write<ReleaseContents>('releases', method, `/${id}/${action}`, body)
  } finally {
    invalidate('/admin/products', '/admin/news', '/admin/jobs', '/admin/globals')
  }
}
