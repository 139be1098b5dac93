import type { ServerProps } from 'payload'
import { markOfSite, SiteMark } from './site-mark'

/** The mark of the site, small: beside the breadcrumbs and above the navigation. */
export async function Icon({ payload }: Pick<ServerProps, 'payload'>) {
  return <SiteMark {...await markOfSite(payload)} size={18} />
}
