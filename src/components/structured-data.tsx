import { withoutMarks } from '../domain/source-marks/marks'
import { type StructuredData as Data, toScriptText } from '../domain/structured-data/graph'

/** Structured data of a page for search engines; visitors do not see it. */
export function StructuredData({ data }: { data: Data[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: withoutMarks(toScriptText(data)) }}
    />
  )
}
