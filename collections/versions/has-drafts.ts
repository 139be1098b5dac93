/** Whether what a collection or a global says of its versions gives it drafts. */
export const hasDrafts = (versions: unknown): boolean =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions && !!versions.drafts
