/** Returns true where the versions of a collection or a global include drafts. */
export const hasDrafts = (versions: unknown): boolean =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions && !!versions.drafts
