const patience = 10_000

/**
 * Ends the process in good order when it is told to: accepts nothing new, lets what runs finish for up
 * to ten seconds.
 * @param {import('node:http').Server} server
 * @param {() => void} [before]
 */
export function shutDownOnSignals(server, before) {
  const shutDown = () => {
    before?.()
    server.close(() => process.exit(0))
    // Connections that are kept open become idle one by one, as their answers go out.
    setInterval(() => server.closeIdleConnections(), 100)
    setTimeout(() => process.exit(0), patience)
  }
  process.once('SIGTERM', shutDown)
  process.once('SIGINT', shutDown)
}
