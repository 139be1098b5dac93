import { type FormatTool, formatTools, isHeading } from '@/src/staff/workflow/rich-text/tools'

/** Lists the tools for formatted text that the editor of a field has, by its features. */
export function listFormatTools(editor: unknown): FormatTool[] {
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

/** Part of Payload's adapter that is read here: the features of a field. */
interface Editor {
  editorConfig?: {
    resolvedFeatureMap?: Map<
      string,
      { sanitizedServerFeatureProps?: { enabledHeadingSizes?: string[] } }
    >
  }
}

/** Payload's names of features, where they differ. */
const featureOf: Partial<Record<FormatTool, string>> = {
  bullets: 'unorderedList',
  numbers: 'orderedList',
  quote: 'blockquote',
}
