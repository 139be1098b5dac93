/**
 * Has a process go on whose output cannot be written, as a log disk is full or who read it has ended. Node ends it
 * otherwise, with all that it serves.
 */
export function ignoreLostOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
