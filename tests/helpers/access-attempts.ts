import { type GuardedCollection, matrix } from '@/src/payload/access/matrix'
import type { Verb } from '@/src/payload/access/rule'
import { collectionSamples, type CollectionSamples } from './collection-samples'
import { newCategory } from './samples'
import { type Answer, staffCall } from './staff-call'
import { testServer } from './test-server'
import { apply, askForQuote, newOffers } from './visitor-forms'

export interface Attempt {
  slug: GuardedCollection
  token: string | undefined
  /** True where the action is allowed. A refused one leaves a document unchanged: one is enough for all of them. */
  mayDoIt: boolean
}

export interface AccessAttempts {
  /** One call of each verb. */
  attempts: Record<Verb, (attempt: Attempt) => Promise<Answer>>
  /** Makes a document as super_admin. @returns an id that no document has where nobody can */
  newDocument: (slug: GuardedCollection) => Promise<string>
  /** Makes a document that is switched off or drafted, where the collection knows that. */
  hiddenDocument: (slug: GuardedCollection) => Promise<string>
  /** Has the next read of a collection make its hidden document anew. */
  forgetHidden: (slug: GuardedCollection) => void
}

/** Made by visits, forms and calls that these attempts do not make. */
const madeElsewhere: GuardedCollection[] = [
  'document-requests',
  'missed-visits',
  'approvals',
  'comments',
]

const missing = '00000000-0000-4000-8000-000000000000'

/** Makes what attempts to create, read, update and delete documents of every collection need. */
export async function accessAttempts(superToken: string): Promise<AccessAttempts> {
  const categoryId = (await newCategory(superToken)).id
  const samples: CollectionSamples = {
    ...collectionSamples({ categoryId }),
    // What one of them has locked no other one can lock.
    'payload-locked-documents': async () => ({
      body: { document: { relationTo: 'categories', value: await newDocument('categories') } },
      change: {},
    }),
  }
  const made = new Map<string, Promise<string>>()

  function once(key: string, make: () => Promise<string>): Promise<string> {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }

  async function newDocument(slug: GuardedCollection): Promise<string> {
    const sample = await samples[slug]()
    const { body } = await staffCall(`/${slug}`, {
      token: superToken,
      method: 'POST',
      body: sample.body,
    })
    return body.doc?.id ?? (await anyOf(slug)) ?? missing
  }

  async function anyOf(slug: GuardedCollection): Promise<string | undefined> {
    const { body } = await staffCall(`/${slug}?limit=1`, { token: superToken })
    return body.docs?.[0]?.id
  }

  async function hiddenDocument(slug: GuardedCollection): Promise<string> {
    const id = await newDocument(slug)
    // A public notice changes only together with a new version.
    const isDrafted = slug === 'pages' || slug === 'security-notices'
    const hiding = isDrafted ? { _status: 'draft' } : { isActive: false }
    if (matrix[slug].read.startsWith('visible:')) {
      await staffCall(`/${slug}/${id}`, { token: superToken, method: 'PATCH', body: hiding })
    }
    return id
  }

  const documentFor = async ({ slug, mayDoIt }: Attempt): Promise<string> => {
    if (madeElsewhere.includes(slug)) return absentId()
    return mayDoIt ? newDocument(slug) : once(`kept ${slug}`, () => newDocument(slug))
  }

  return {
    attempts: {
      create: async ({ slug, token }) =>
        staffCall(`/${slug}`, { token, method: 'POST', body: (await samples[slug]()).body }),
      read: async ({ slug, token }) => {
        const id = await once(`hidden ${slug}`, () => hiddenDocument(slug))
        return staffCall(id === missing ? `/${slug}` : `/${slug}/${id}`, { token })
      },
      readVersions: async ({ slug, token }) => staffCall(`/${slug}/versions`, { token }),
      update: async (attempt) =>
        staffCall(`/${attempt.slug}/${await documentFor(attempt)}`, {
          token: attempt.token,
          method: 'PATCH',
          body: (await samples[attempt.slug]()).change,
        }),
      delete: async (attempt) =>
        staffCall(`/${attempt.slug}/${await documentFor(attempt)}`, {
          token: attempt.token,
          method: 'DELETE',
        }),
    },
    newDocument,
    hiddenDocument,
    forgetHidden: (slug) => made.delete(`hidden ${slug}`),
  }
}

/**
 * Sends what visitors alone can make.
 * @param superToken of a super_admin
 * @param senders names of who asks for a quote, and of who applies
 */
export async function sendForms(
  superToken: string,
  senders: { quotes: string[]; applications: string[] },
): Promise<void> {
  const { product, job } = await newOffers(superToken)
  for (const name of senders.quotes) await askForQuote(product, { fields: { name } })
  for (const name of senders.applications) await apply(job, { fields: { name } })
}

/** Tells whether an attempt has done what it is about: what staff cannot make is not there to be deleted. */
export const isDone = ({ status }: Answer, slug: GuardedCollection, verb: Verb): boolean =>
  status === 200 || status === 201 || (isNoneThere(slug, verb) && status === 404)

/** Tells whether an attempt was refused, also of what is not there: others than who may are refused as ever. */
export const isRefused = (answer: Answer, slug: GuardedCollection, verb: Verb): boolean =>
  isNoneThere(slug, verb)
    ? [401, 403].includes(answer.status)
    : [401, 403, 404, 405].includes(answer.status) || isNoPreference(answer)

const isNoneThere = (slug: GuardedCollection, verb: Verb): boolean =>
  verb === 'delete' && madeElsewhere.includes(slug)

/** Payload looks preferences up by a key, and answers 200 where there is none. */
const isNoPreference = ({ body }: Answer): boolean =>
  body?.message === 'Not Found' && body.value === null

/** An id in the form of the database, which no record has. */
const absentId = (): string =>
  String(testServer().environment.DATABASE_URI).startsWith('file:')
    ? crypto.randomUUID()
    : 'f'.repeat(24)
