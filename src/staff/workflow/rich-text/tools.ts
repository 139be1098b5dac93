/** Tools for formatted text, in the order of the buttons of its toolbar. */
export const formatTools = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'bullets',
  'numbers',
  'quote',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'link',
] as const

export type FormatTool = (typeof formatTools)[number]

export type HeadingTool = Extract<FormatTool, `h${number}`>

export type WordTool = Extract<FormatTool, 'bold' | 'italic' | 'underline' | 'strikethrough'>

export const isHeading = (tool: FormatTool): tool is HeadingTool => /^h\d$/.test(tool)

export const isOfWords = (tool: FormatTool): tool is WordTool =>
  ['bold', 'italic', 'underline', 'strikethrough'].includes(tool)
