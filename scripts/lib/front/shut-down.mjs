const patience = 10_000

// Noted early: a start that builds first takes minutes.
const parent = process.ppid

/**
 * Ends the process in good order when it is told to: accepts nothing new, lets what runs finish for up
 * to ten seconds.
 * @param {import('node:http').Server} server
 * @param {() => void} [before]
 */
export function shutDownOnSignals(server, before) {
  let isEnding = false
  const shutDown = () => {
    if (isEnding) return
    isEnding = true
    before?.()
    server.close(() => process.exit(0))
    // Connections that are kept open become idle one by one, as their answers go out.
    setInterval(() => server.closeIdleConnections(), 100)
    setTimeout(() => process.exit(0), patience)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  if (process.env.npm_lifecycle_event) whenParentEnds(shutDown)
}

/** npm starts us through a shell, which ends at a signal without passing it on. */
function whenParentEnds(callback) {
  setInterval(() => process.ppid === parent || callback(), 500).unref()
}
