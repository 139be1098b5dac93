import type { Check } from '../check'

/** A link to another site that has led to nothing for two nights. */
export const deadExternalLink: Check = {
  id: 'deadExternalLink',
  severity: 'error',
  asksSite: true,
  run: ({ links }, { deadSince }) =>
    links.flatMap(({ path, locale, href }) => {
      const since = deadSince(href)
      return since === undefined
        ? []
        : [
            {
              path,
              locale,
              problem: 'deadExternalLink' as const,
              values: { text: href, since },
            },
          ]
    }),
}
