import { permissions, type Permission, type Role } from '@/src/contract/permissions'
import { staffCall, signIn } from './staff-call'

export interface Account {
  /** Undefined for a visitor. */
  token?: string
  id?: string
  role?: Role
  permissions: Permission[]
}

const password = 'Only-for-tests-1'

/**
 * One of everybody: a visitor, each role, an admin without permissions and one for each permission.
 * The key names it in the titles of tests.
 */
export async function oneOfEverybody(superToken: string): Promise<Record<string, Account>> {
  const wanted: [string, Role, Permission[]][] = [
    ['super_admin', 'super_admin', []],
    ['admin without permissions', 'admin', []],
    ...permissions.map((permission): [string, Role, Permission[]] => [
      `admin for ${permission}`,
      'admin',
      [permission],
    ]),
    ['product_admin', 'product_admin', []],
    ['news_admin', 'news_admin', []],
  ]
  const accounts = await Promise.all(
    wanted.map(async ([name, role, listed]): Promise<[string, Account]> => [
      name,
      await newAccount(superToken, role, listed),
    ]),
  )
  return { visitor: { permissions: [] }, ...Object.fromEntries(accounts) }
}

/** Makes an account of its own and signs it in. */
export async function newAccount(
  superToken: string,
  role: Role,
  listed: Permission[] = [],
  baseUrl?: string,
): Promise<Account & { token: string; id: string; username: string }> {
  const username = `${role}-${crypto.randomUUID().slice(0, 8)}`.replace('_', '-')
  const { status, body } = await staffCall('/users', {
    token: superToken,
    method: 'POST',
    body: { username, password, role, permissions: listed },
    baseUrl,
  })
  if (status !== 201) throw new Error(`No account ${role}: ${status} ${JSON.stringify(body)}`)
  const token = await signIn(username, password, baseUrl)
  return { token, id: body.doc.id, username, role, permissions: listed }
}

export { password as accountPassword }
