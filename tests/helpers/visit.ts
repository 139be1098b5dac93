import { testServer } from './test-server'

export interface Visit {
  status: number
  headers: Headers
  html: string
}

/** Opens a page of the server under test as a browser does, but follows no redirect. */
export async function visit(path: string, headers: Record<string, string> = {}): Promise<Visit> {
  const answer = await fetch(new URL(path, testServer().baseUrl), { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Returns the target of a redirect, without the host. */
export function leadsTo({ headers }: Visit): string | null {
  const location = headers.get('location')
  if (location === null) return null
  const { pathname, search } = new URL(location, testServer().baseUrl)
  return pathname + search
}
