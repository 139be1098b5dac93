import { z } from 'zod'
import { type Permission, permissions, type Role, roles } from '@/src/contract/permissions'
import { signInSettings } from '@/src/platform/env'

/** Role and permissions that a group of a provider stands for. */
export interface Rights {
  role: Role
  permissions: Permission[]
}

/** A provider of single sign-on (OpenID Connect), as the environment describes it. */
export interface Provider {
  /** Its name in addresses, in settings, and at the accounts that it signs in. */
  name: string
  /** Its name for people. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Claim that lists the groups of a person. */
  groupsClaim: string
  /** Rights by group, the first that fits counts. Undefined: rights are those that a super_admin gave the account. */
  groups: { group: string; rights: Rights }[] | undefined
  /** True where people get an account at their first sign-in; otherwise only known addresses are let in. */
  createsAccounts: boolean
  /** True where the provider asks everybody for a second factor, and its tokens need not say so. */
  alwaysAsksSecondFactor: boolean
}

export interface SignInSettings {
  providers: Provider[]
  /** True where only a super_admin whom no provider signs in may use a password. */
  hasEmergencyPasswordsOnly: boolean
}

/**
 * Parses the settings of single sign-on.
 * @throws Error that names every variable that is missing or unusable
 */
export function parseProviders(given: Record<string, string | undefined>): SignInSettings {
  const names = (given.OIDC_PROVIDERS ?? '').split(/[\s,]+/).filter(Boolean)
  const problems = names
    .filter((name, at) => !/^[a-z][a-z0-9-]{0,30}$/.test(name) || names.indexOf(name) !== at)
    .map((name) => `OIDC_PROVIDERS must list each name once, in small letters and digits: ${name}`)
  const providers = names.map((name) => {
    const prefix = prefixOf(name)
    const own = Object.fromEntries(
      Object.keys(Variables.shape).map((key) => [key, given[prefix + key]]),
    )
    const { success, data, error } = Variables.safeParse(own)
    if (!success) {
      problems.push(
        ...error.issues.map(({ path, message }) => `${prefix}${path.join('.')} ${message}`),
      )
      return undefined
    }
    if (data.CREATE === 'first-sign-in' && !data.GROUPS)
      problems.push(`${prefix}GROUPS is missing: ${prefix}CREATE is first-sign-in`)
    return toProvider(name, data)
  })
  const passwords = Passwords.safeParse(given.OIDC_PASSWORDS)
  if (!passwords.success) problems.push('OIDC_PASSWORDS must be all or emergency')
  if (passwords.data === 'emergency' && names.length === 0)
    problems.push('OIDC_PROVIDERS is missing: OIDC_PASSWORDS is emergency')
  if (problems.length > 0)
    throw new Error(
      `The environment is not valid:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    )
  return {
    providers: providers.filter((provider) => provider !== undefined),
    hasEmergencyPasswordsOnly: passwords.data === 'emergency',
  }
}

/** Returns the rights of a person by their groups; null where none of them is in the table. */
export function getRightsOfGroups(provider: Provider, groups: string[]): Rights | null {
  return provider.groups?.find(({ group }) => groups.includes(group))?.rights ?? null
}

const prefixOf = (name: string): string => `OIDC_${name.toUpperCase().replaceAll('-', '_')}_`

const Passwords = z.enum(['all', 'emergency']).default('all')

const required = (what: string) => z.string(`is missing: ${what}`)

/** `http:` is allowed on the same machine only, for tests: its network cannot be listened to from outside. */
const Issuer = required('the address of the provider').refine((text) => {
  const url = URL.parse(text)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
  const isClean = url && url.search === '' && url.hash === '' && url.username === ''
  return isClean && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
}, 'must be an https: address without a query')

/** `cms-admins=super_admin; newsroom=news_admin; shop=admin:products+inbox` */
const Groups = z.string().transform((text, { addIssue }) => {
  const rows = text
    .split(';')
    .map((row) => row.trim())
    .filter(Boolean)
  return rows.map((row) => {
    const at = row.lastIndexOf('=')
    const [role = '', listed] = row
      .slice(at + 1)
      .trim()
      .split(':')
    const given = (listed ?? '').split('+').filter(Boolean)
    const rights = Rights.safeParse({ role, permissions: given })
    const isAllowed = listed === undefined || role === 'admin'
    if (at < 1 || !rights.success || !isAllowed)
      addIssue(`must be GROUP=ROLE or GROUP=admin:PERMISSION+PERMISSION, separated by ;: ${row}`)
    return {
      group: row.slice(0, Math.max(at, 0)).trim(),
      rights: rights.data ?? { role: 'admin' as const, permissions: [] },
    }
  })
})

const Rights = z.object({
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
})

const Variables = z.object({
  ISSUER: Issuer,
  CLIENT_ID: required('the id of this site at the provider'),
  CLIENT_SECRET: required('the secret of this site at the provider'),
  LABEL: z.string().max(60).optional(),
  SCOPES: z
    .string()
    .regex(/(?:^| )openid(?: |$)/, 'must hold openid')
    .default('openid profile email'),
  GROUPS_CLAIM: z.string().default('groups'),
  GROUPS: Groups.optional(),
  CREATE: z.enum(['first-sign-in', 'known-addresses']).default('known-addresses'),
  SECOND_FACTOR: z.enum(['claim', 'always']).default('claim'),
})

const toProvider = (name: string, given: z.infer<typeof Variables>): Provider => ({
  name,
  label: given.LABEL ?? name,
  issuer: given.ISSUER,
  clientId: given.CLIENT_ID,
  clientSecret: given.CLIENT_SECRET,
  scopes: given.SCOPES,
  groupsClaim: given.GROUPS_CLAIM,
  groups: given.GROUPS,
  createsAccounts: given.CREATE === 'first-sign-in',
  alwaysAsksSecondFactor: given.SECOND_FACTOR === 'always',
})

/** Settings of single sign-on, parsed once, when the site starts. */
export const { providers, hasEmergencyPasswordsOnly } = parseProviders(signInSettings)
