/** Types that the tests need of a package without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Context {
    oidc?: { route?: string; client?: { clientId: string }; account?: { accountId: string } }
    body: unknown
  }

  interface Grant {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (of: { clientId?: string; accountId?: string }) => Grant
    Client: { prototype: Record<string, unknown> }
    use: (middleware: (context: Context, next: () => Promise<void>) => Promise<void>) => void
    callback: () => RequestListener
    interactionFinished: (
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string; amr: string[] } } | { error: string },
    ) => Promise<void>
  }
}
