import { testServer } from './test-server'

export interface StaffCall {
  token?: string
  method?: string
  /** An object is sent as JSON; a text, form or bytes as they are. */
  body?: unknown
  headers?: Record<string, string>
  /** Another server than the one of the run. */
  baseUrl?: string
}

/** Answer of the server; `body` is parsed JSON, or the text where it is none. */
export interface Answer {
  status: number
  headers: Headers
  // Tests look into answers of every shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

/** Calls the staff API of the server under test. */
export async function staffCall(path: string, call: StaffCall = {}): Promise<Answer> {
  const { token, method = 'GET', body, headers, baseUrl = testServer().baseUrl } = call
  const isJson = typeof body === 'object' && body?.constructor === Object
  const response = await fetch(`${baseUrl}/api/admin${path}`, {
    method,
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(isJson || typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parsed(text) }
}

/** Token of an account. */
export async function signIn(
  username: string,
  password: string,
  baseUrl?: string,
): Promise<string> {
  const { status, body } = await staffCall('/login', {
    method: 'POST',
    body: { username, password },
    baseUrl,
  })
  if (status !== 200) throw new Error(`${username} cannot sign in: ${status} ${body.message}`)
  return body.token
}

/** Token of the server's first super_admin. */
export const signInAsSuperAdmin = (): Promise<string> => {
  const { username, password } = testServer().admin
  return signIn(username, password)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
