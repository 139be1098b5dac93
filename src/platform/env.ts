import { z } from 'zod'
import { hasDemo } from '@/src/generated/demo/has-demo'

/** True in `next build`, which has neither a database nor a secret: nothing it makes contains either. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

const exampleSecrets = [
  /^(your|my)[-_ ]?secret/i,
  /change[-_ ]?me/i,
  /^(.)\1*$/,
  /^(0123|abcd|secret)/i,
]

const Secret = z
  .string('is missing: set it to a random text, for example the output of `openssl rand -hex 32`')
  .min(32, 'must have at least 32 characters')
  .refine((secret) => !exampleSecrets.some((example) => example.test(secret)), 'is an example')

/** Roles of accounts; `src/contract/permissions.ts` says what they may do. */
const accountRoles = ['super_admin', 'admin', 'product_admin', 'news_admin'] as const

/** `nobody`, `everybody`, or roles separated by commas. */
const RolesWithFactor = z.string().transform((text, { addIssue }): AccountRole[] => {
  const named = text.split(/[\s,]+/).filter((name) => name !== '' && name !== 'nobody')
  if (named.includes('everybody')) return [...accountRoles]
  const known = accountRoles.filter((role) => named.includes(role))
  if (known.length !== new Set(named).size)
    addIssue(`must be nobody, everybody, or a list of ${accountRoles.join(', ')}`)
  return known
})

type AccountRole = (typeof accountRoles)[number]

/** 0 keeps for good. */
const days = (fallback: number) => z.coerce.number().int().min(0).max(36_500).default(fallback)

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYLOAD_SECRET: isBuild ? z.string().default('') : Secret,
  DATABASE_URI: z
    .string()
    .regex(/^(mongodb(\+srv)?:\/\/|file:)/, 'must start with mongodb://, mongodb+srv:// or file:')
    .optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => folder.replace(/(?<=.)\/+$/, '')),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SESSION_TOKEN: z.string().optional(),
  CDN_PURGE: z
    .string()
    .regex(
      /^(?:(?:cloudflare|fastly|bunny):[\w-]+|(?:varnish:)?https?:\/\/[^\s,]+(?:[\s,]+https?:\/\/[^\s,]+)*)$/,
      'must be cloudflare:ZONE, fastly:SERVICE, bunny:PULL_ZONE, varnish: and addresses, or addresses alone',
    )
    .optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  MALWARE_SCANNER: z
    .string()
    .regex(
      /^clamd:(?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?|\/\/\/\S+)$/i,
      'must be clamd:///PATH/OF/ITS/SOCKET or clamd://HOST:PORT',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('website@localhost.localdomain'),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  REQUIRE_SECOND_FACTOR: RolesWithFactor.default([]),
  INITIAL_PASSWORD_DAYS: z.coerce.number().int().min(1).max(90).default(7),
  KEEP_ACTIVITY_DAYS: days(1095),
  KEEP_REFUSED_SIGN_INS_DAYS: days(30),
  KEEP_INQUIRIES_DAYS: days(1095),
  KEEP_QUOTE_REQUESTS_DAYS: days(1095),
  KEEP_DOCUMENT_REQUESTS_DAYS: days(365),
  MAX_VISITOR_FILES_MB: z.coerce.number().int().min(0).default(5000),
  CHECK_EXTERNAL_LINKS: z.enum(['on', 'off']).default('off'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: z.enum(['on', 'off']).default('off'),
  INDEXING: z.enum(['on', 'off']).default('on'),
  PAYLOAD_DROP_DATABASE: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
})

const storageKeys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Calls to storage and CDNs are signed, so they need keys; and no setting deletes what a site holds. */
const Environment = Variables.superRefine((given, { addIssue }) => {
  for (const name of storageKeys.filter((key) => given.S3_BUCKET && !given[key]))
    addIssue({ code: 'custom', path: [name], message: 'is missing: S3_BUCKET is set' })
  if (/^(?:cloudflare|fastly|bunny):/.test(given.CDN_PURGE ?? '') && !given.CDN_PURGE_TOKEN)
    addIssue({ code: 'custom', path: ['CDN_PURGE_TOKEN'], message: 'is missing: CDN_PURGE is set' })
  if (given.PAYLOAD_DROP_DATABASE === 'true') {
    const message = 'would have Payload delete the database at every start: take it out'
    addIssue({ code: 'custom', path: ['PAYLOAD_DROP_DATABASE'], message })
  }
})

/**
 * The environment, parsed once; every variable is explained in `.env.example`. This file needs no module of Node:
 * Next compiles `src/instrumentation.ts` for other runtimes too, and would warn of one at every page in development.
 * @throws Error that names the variable, where one is missing or unusable.
 */
export const env = parse(process.env)

/** Settings of single sign-on, whose names hold those of the providers: `src/domain/accounts/providers.ts` parses them. */
export const signInSettings: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => name.startsWith('OIDC_') && value !== ''),
)

/**
 * True on the embedded demo only: without `DATABASE_URI` the site made its own database, and nobody deleted the demo.
 * Demo accounts and a pre-filled sign-in exist nowhere else.
 */
export const isDemo = hasDemo && env.DATABASE_URI === undefined

/** True where the demo is part of this installation: a site of one's own may have deleted it. */
export { hasDemo }

/** Address of the database in use: `file:` means SQLite, anything else MongoDB. */
export const databaseUri = env.DATABASE_URI ?? `file:${env.DATA_DIR}/terminalia.db`

export const databaseKind = databaseUri.startsWith('file:') ? 'sqlite' : 'mongodb'

/** True in the server; false in programs, such as the seed. */
export const isServer = process.env.NEXT_RUNTIME !== undefined

/** The site's own address, without a slash at the end. */
export const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')

/** True where search engines may show the site; a test copy must not compete with it. */
export const isIndexed = env.INDEXING === 'on'

/** Origins from which a signed-in browser may write. */
export const ownOrigins = env.SITE_URL
  ? [new URL(env.SITE_URL).origin]
  : [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`]

/** The environment for a program that the server starts, which must not take itself for the server. */
export const programEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(__)?NEXT_/.test(name)),
  ) as NodeJS.ProcessEnv

function parse(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is not valid:\n${problems.join('\n')}`)
}
