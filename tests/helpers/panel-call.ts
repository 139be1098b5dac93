import type { Answer } from './staff-call'
import { testServer } from './test-server'

/** A call of one of the panel's functions, as its pages make it (Next's server actions). */
export interface PanelCall {
  token?: string
  headers?: Record<string, string>
  /** In place of name and arguments. */
  body?: BodyInit
}

/** Calls a function of the panel. */
export async function panelCall(
  name: unknown,
  args: unknown,
  { token, headers, body }: PanelCall = {},
): Promise<Answer> {
  const { baseUrl } = testServer()
  const answer = await fetch(`${baseUrl}/admin/account`, {
    method: 'POST',
    headers: {
      'Content-Type': 'text/plain;charset=UTF-8',
      'Next-Action': await actionId(),
      Origin: baseUrl,
      ...(token ? { Cookie: `payload-token=${token}` } : {}),
      ...headers,
    },
    body: body ?? JSON.stringify([{ name, args }]),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

let known: Promise<string> | undefined

/** The name that the build gave to the action, as the page of the sign-in tells it. */
const actionId = (): Promise<string> => (known ??= readActionId())

async function readActionId(): Promise<string> {
  const html = await (await fetch(`${testServer().baseUrl}/admin/login`)).text()
  const flight = html.replaceAll('\\"', '"')
  const [, row] = /"serverFunction":"\$h([\da-f]+)"/.exec(flight) ?? []
  const [, id] = new RegExp(`(?:^|[\\n"]|\\\\n)${row}:\\{"id":"([\\da-f]{40,})"`).exec(flight) ?? []
  if (!id) throw new Error('The panel tells no server function')
  return id
}
