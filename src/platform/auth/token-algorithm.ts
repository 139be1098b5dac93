import { extractJWT, type Payload } from 'payload'

/** The one by which tokens are signed. */
const algorithm = 'HS256'

/** Takes no token that says of itself that it is signed otherwise: Payload would try whatever the key fits. */
export function requireTokenAlgorithm(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const token = extractJWT({ headers: args.headers, payload: args.payload })
      return token && algorithmOf(token) !== algorithm
        ? { user: null }
        : strategy.authenticate(args)
    },
  }))
}

function algorithmOf(token: string): unknown {
  try {
    const [header = ''] = token.split('.')
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown }).alg
  } catch {
    return undefined
  }
}
