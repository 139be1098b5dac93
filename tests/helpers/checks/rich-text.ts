export const paragraph = (text: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})
export const heading = (tag: string, text: string) => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text }],
})
export const link = (url: string, text: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text }] }],
})
export const rich = (...children: object[]) => ({ root: { children } })
