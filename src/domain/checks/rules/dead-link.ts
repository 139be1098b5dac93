import { pathOfLink } from '@/src/domain/links/site-routes'
import type { Check } from '../check'

/** A link of the site that leads to nothing; an old address that leads on is fine. */
export const deadLink: Check = {
  id: 'deadLink',
  severity: 'error',
  asksSite: true,
  run: ({ links, address }, { isReachable }) =>
    links
      .filter(({ href }) => {
        if (/^[a-z][a-z+.-]*:/i.test(href)) return false
        const path = pathOfLink(href)
        return path !== null && path !== address && !isReachable(path)
      })
      .map(({ path, locale, href }) => ({
        path,
        locale,
        problem: 'deadLink',
        values: { text: href },
      })),
}
