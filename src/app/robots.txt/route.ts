import { isIndexed, siteUrl } from '@/src/platform/env'

export const dynamic = 'force-dynamic'

const closed = ['/admin', '/admin-portal', '/admin-dashboard', '/api/']

/** Returns the rules for crawlers. Pictures are below `/api/uploads`, so these stay open. */
export function GET(): Response {
  const rules = isIndexed
    ? ['Allow: /api/uploads/', ...closed.map((path) => `Disallow: ${path}`)]
    : ['Disallow: /']
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
