import { type Answer, staffCall } from './staff-call'
import { testServer } from './test-server'

interface Wanted {
  /** Token of who makes it, and the password. */
  token: string
  password?: string
  rights: string[]
  days?: number
  perMinute?: number
  code?: string
}

/** Asks for a key; that of a super_admin of the server unless another password is given. */
export const askForKey = ({
  token,
  password = testServer().admin.password,
  ...more
}: Wanted): Promise<Answer> =>
  staffCall('/account/api-keys', {
    token,
    method: 'POST',
    body: { name: 'For tests', days: 30, perMinute: 1200, currentPassword: password, ...more },
  })

/** Makes a key; the text is what a program sends as its token. */
export async function newKey(wanted: Wanted): Promise<{ key: string; id: string }> {
  const { status, body } = await askForKey(wanted)
  if (status !== 201) throw new Error(`No key: ${status} ${JSON.stringify(body)}`)
  return { key: body.key, id: body.doc.id }
}

export const revokeKey = (token: string, id: string): Promise<Answer> =>
  staffCall(`/account/api-keys/${id}`, { token, method: 'DELETE' })
