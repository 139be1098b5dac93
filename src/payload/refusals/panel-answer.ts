import type { FlattenedField, SanitizedConfig } from 'payload'
import { labelPath } from '../field-words'
import { type PanelWords, panelWords } from './panel-words'

interface Problem {
  path: string
  message: string
}

interface Refused {
  message?: string
  status?: number
  data?: { errors?: Problem[] }
}

interface Body {
  message?: string
  errors?: Refused[]
  /** The documents that a call of many has changed. */
  docs?: unknown[]
  /** The record that was saved; of a global `result`. */
  doc?: { _status?: unknown }
  result?: { _status?: unknown }
}

/**
 * Says what a save did, and a refusal, in the words of the dashboard, where the call came from a page of the panel. Payload's
 * form shows the message of an answer and marks nothing where there is one beside the list of errors: where fields are to blame
 * it is left out.
 * @param path of the call, below `/api/admin`
 */
export async function inPanelWords(
  config: SanitizedConfig,
  { headers, method }: Request,
  path: string[],
  answer: Response,
): Promise<Response> {
  if ((answer.ok && (method === 'GET' || path.length > 2)) || !isOfPanel(headers)) return answer
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as Body | null
  if (typeof body?.message !== 'string') return answer
  const saved = body.doc ?? body.result
  if (answer.ok && !saved) return answer
  const words = await panelWords(config, headers)
  const around = { config, fields: fieldsOf(config, path), words }
  const said = answer.ok
    ? { ...body, message: words.saved(saved?._status) }
    : Array.isArray(body.docs)
      ? bodyOfMany(body, around)
      : bodyOfOne(body, answer.status, around)
  const own = new Headers(answer.headers)
  own.delete('content-length')
  return new Response(JSON.stringify(said), { status: answer.status, headers: own })
}

/** Tells whether a page of the panel made a call, by its `Referer`; all other clients get the documented answers. */
export function isOfPanel(headers: Headers): boolean {
  const referer = headers.get('referer') ?? ''
  const page = URL.canParse(referer) ? new URL(referer).pathname : ''
  return page === '/admin' || page.startsWith('/admin/')
}

interface Around {
  config: SanitizedConfig
  fields: FlattenedField[]
  words: PanelWords
}

function bodyOfOne(body: Body, status: number, { fields, words }: Around): Body {
  const problems = problemsOf(body.errors).map(({ path, message }) => ({
    path: fieldOfForm(path, fields),
    message: words.problem(message),
  }))
  const marked = problems.filter((problem): problem is Problem => problem.path !== undefined)
  // No form shows these.
  const others = problems.flatMap(({ path, message }) => (path === undefined ? [message] : []))
  if (problems.length === 0) {
    const message = words.failure(status, body.message ?? '')
    return { ...body, message, errors: [{ message }] }
  }
  const message = [...new Set(others), ...(marked.length > 0 ? [words.marked] : [])].join(' ')
  if (marked.length === 0) return { ...body, message, errors: [{ message }] }
  return { ...body, message: undefined, errors: [{ message, data: { errors: marked } }] }
}

function bodyOfMany(body: Body, { config, fields, words }: Around): Body {
  const labels = { fields, data: {}, blocks: config.blocks ?? [], i18n: words }
  return {
    ...body,
    errors: body.errors?.map((error) => {
      const problems = problemsOf([error]).map(
        ({ path, message }) =>
          // Payload reads a colon as the beginning of a list.
          `${labelPath(path, labels)} – ${words.problem(message)}`,
      )
      const message = words.failure(error.status ?? 400, error.message ?? '')
      return { ...error, message: problems.length > 0 ? problems.join(' ') : message }
    }),
  }
}

const problemsOf = (errors: Refused[] = []): Problem[] =>
  errors.flatMap(({ data }) => data?.errors ?? []).filter(({ path }) => typeof path === 'string')

function fieldsOf({ collections, globals }: SanitizedConfig, path: string[]): FlattenedField[] {
  const [first, second] = path
  const owner =
    first === 'globals'
      ? globals.find(({ slug }) => slug === second)
      : collections.find(({ slug }) => slug === first)
  return owner?.flattenedFields ?? []
}

/**
 * The field of the form that a path leads to, or into: a value of several parts, such as the variants of a product, is one
 * field there. Undefined for what the form does not show.
 */
export function fieldOfForm(path: string, fields: FlattenedField[]): string | undefined {
  let known: FlattenedField[] | undefined = fields
  const taken: string[] = []
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name) && taken.length > 0) {
      taken.push(name)
      continue
    }
    const field: FlattenedField | undefined = known?.find((one) => one.name === name)
    if (!field) return taken.length > 0 ? taken.join('.') : undefined
    if (name.startsWith('_') || isHidden(field)) return undefined
    taken.push(name)
    // Which block a row is, the record alone tells.
    if (field.type === 'blocks') return path
    if (!('flattenedFields' in field)) return taken.join('.')
    known = field.flattenedFields
  }
  return taken.join('.')
}

const isHidden = ({ admin, hidden }: { admin?: object; hidden?: boolean }): boolean => {
  const { disabled, hidden: isUnseen } = (admin ?? {}) as { disabled?: boolean; hidden?: boolean }
  return Boolean(hidden) || disabled === true || isUnseen === true
}
