import type { ServerProps } from 'payload'
import { markOfSite, SiteMark } from './site-mark'

/** Mark and name of the site, above the sign-in form. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  const site = await markOfSite(payload)
  return (
    <div className="brand">
      <SiteMark {...site} size={48} />
      <h1 className="brand__name">{site.name}</h1>
    </div>
  )
}
