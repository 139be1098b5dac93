/** Error messages that are used in more than one place. */
export const failed = 'Something went wrong'
export const notFound = 'Not found'
export const notSignedIn = 'Not signed in'
export const methodNotAllowed = 'Method not allowed'
export const otherSite = 'This was sent from another site'
export const noRoomForFiles =
  'There is no room for more files at the moment. Please send it without files, or write to us.'

/** @param seconds until the next try */
export function tooManyCalls(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds < 60 ? 'in a moment' : minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`
  return `Too many calls. Please try again ${wait}.`
}
