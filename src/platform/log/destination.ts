import pino, { type DestinationStream } from 'pino'

/** Bytes of lines that wait for room; further ones are lost. */
const maxWaiting = 1024 * 1024

/**
 * Standard output for a log. Where the disk behind it is full, or nobody reads it any more, lines are lost; pino's own
 * throws then, in the middle of whatever was logged, and tries for ever to write its last lines when the process ends.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ dest: 1, maxLength: maxWaiting })
  const flush = destination.flushSync.bind(destination)
  let isFailing = false
  destination.on('error', () => (isFailing = true))
  destination.on('write', () => (isFailing = false))
  destination.flushSync = () => {
    if (!isFailing) flush()
  }
  return destination
}
