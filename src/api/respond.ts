import type { NextRequest } from 'next/server'
import { type Handler, methods } from '@/src/platform/http/methods'
import { operations } from './index'
import { matcher } from './match'

interface Context {
  /** Segments of the path below `/api`, decoded. */
  params: Promise<{ path?: string[] }>
}

/** Answers any call below `/api`: with its operation, with 405 for a method that its path has not, or with 404. */
export async function respond(request: NextRequest, { params }: Context): Promise<Response> {
  const { path = [] } = await params
  // Headers are set and bodies limited by addresses as they are written, so another spelling is another address. The
  // address of a rewrite (`/uploads/{file}`) ends as that of its operation.
  const encoded = request.nextUrl.pathname.split('/').slice(-path.length)
  const found = findMethods(
    path.map((decoded, index) => ({ decoded, encoded: encoded[index] ?? '' })),
  )
  const method = request.method as keyof typeof missing
  return (found?.entry ?? missing)[method](request, {
    params: Promise.resolve(found?.params ?? {}),
  })
}

/** Handlers of each path, by their methods. */
const handlers = new Map<string, Record<string, Handler<Record<string, string>>>>()
for (const { path, method, respond } of operations) {
  handlers.set(path, { ...handlers.get(path), [method.toUpperCase()]: respond })
}

const findMethods = matcher(
  [...handlers].map(([path, byMethod]) => [path, methods<Record<string, string>>(byMethod)]),
)

const nothing = () => null

const missing = methods<Record<string, string>>(
  { GET: nothing, POST: nothing, PUT: nothing, PATCH: nothing, DELETE: nothing },
  { missing: 'There is no call at this address' },
)
