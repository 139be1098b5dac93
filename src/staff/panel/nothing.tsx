/** In place of a part of Payload's panel that this site has no use for. */
export const Nothing = () => null
