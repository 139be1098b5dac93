import { withoutMarks } from '../lib/marks/marks'
import { scriptOf, type StructuredData as Data } from '../lib/structured-data/graph'

/** What a page tells search engines about itself; visitors do not see it. */
export function StructuredData({ data }: { data: Data[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: withoutMarks(scriptOf(data)) }}
    />
  )
}
