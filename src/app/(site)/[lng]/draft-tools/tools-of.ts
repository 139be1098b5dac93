import { type FormatTool, formatTools, isHeading } from '@/src/edit/model/format-tools'

/** What of formatted text the editor of a field can set, by the features that it is made of. */
export function toolsOf(editor: unknown): FormatTool[] {
  const { editorConfig } = Object(editor) as Editor
  const features = editorConfig?.resolvedFeatureMap
  if (!features) return []
  const ranks = features.get('heading')?.sanitizedServerFeatureProps?.enabledHeadingSizes
  return formatTools.filter((tool) =>
    isHeading(tool)
      ? features.has('heading') && (ranks === undefined || ranks.includes(tool))
      : features.has(featureOf[tool] ?? tool),
  )
}

/** Of Payload's adapter, the part that is read here: which of its features a field has. */
interface Editor {
  editorConfig?: {
    resolvedFeatureMap?: Map<
      string,
      { sanitizedServerFeatureProps?: { enabledHeadingSizes?: string[] } }
    >
  }
}

/** Where Payload calls a feature by another name. */
const featureOf: Partial<Record<FormatTool, string>> = {
  bullets: 'unorderedList',
  numbers: 'orderedList',
  quote: 'blockquote',
}
