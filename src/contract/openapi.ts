import type { z } from 'zod'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { type JsonSchema, type Shapes, toJsonSchema } from './json-schema'
import { type Content, listRefusals, type Operation, refusals } from './operation'

/** The OpenAPI 3.1 document of the API, made of a table of operations. */
export function openApi(version: string, operations: Operation[]) {
  const shapes: Shapes = {}
  const paths: Record<string, Record<string, Call>> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method] = toOpenApi(operation, shapes)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Website',
      version,
      description: [
        'The public calls of the site, and the calls of its staff.',
        'A body that holds anything else than what stands here is refused with 400, and so is a call of staff with an unknown query parameter. Public calls ignore query parameters that they do not know: links get such on their way.',
        'Of records that were read, staff may send everything back: what the server alone sets is ignored.',
      ].join(' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(({ subject }) => subject))].map((name) => ({ name })),
    paths,
    components: {
      schemas: shapes,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tk_…',
          description: 'A key that staff made for a program, with rights for some collections',
        },
      },
    },
  }
}

/** One call as OpenAPI describes it. */
export interface Call {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  security?: ({ token: [] } | { apiKey: [] } | Record<string, never>)[]
  requestBody?: { required: true; content: Contents }
  responses: Record<string, { description: string; content: Contents }>
}

export type Contents = Record<string, { schema: JsonSchema }>

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

function toOpenApi(operation: Operation, shapes: Shapes): Call {
  const { answer, body, form } = operation
  const bodies = [body, form].filter((content) => content !== undefined)
  return {
    operationId: idOf(operation),
    tags: [operation.subject],
    summary: operation.summary,
    parameters: [...pathParameters(operation), ...queryParameters(operation, shapes)],
    ...securityOf(operation),
    ...(bodies.length > 0
      ? {
          requestBody: {
            required: true,
            content: Object.assign(
              {},
              ...bodies.map((content) => contentOf(content, 'input', shapes)),
            ) as Contents,
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: [201, 204].includes(answer.status) ? 'Done' : 'The answer',
        content: contentOf(answer, 'output', shapes),
      },
      ...Object.fromEntries(
        listRefusals(operation).map((status) => [
          status,
          {
            description: refusals[status] ?? '',
            content: contentOf({ schema: ErrorAnswer }, 'output', shapes),
          },
        ]),
      ),
    },
  }
}

/** An empty entry stands for a call without a token. */
function securityOf({ isForStaff, isForKeys, isOpen }: Operation): Pick<Call, 'security'> {
  if (!isForStaff) return {}
  return {
    security: [
      ...(isOpen ? [{}] : []),
      { token: [] },
      ...(isForKeys ? [{ apiKey: [] as [] }] : []),
    ],
  }
}

/** `get /product/{id}` → `getProductById`: unique, and a name that generated clients can use. */
const idOf = ({ method, path }: Operation): string =>
  method +
  path
    .replace(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())

const contentOf = (
  { schema, type = 'application/json' }: Partial<Content>,
  io: 'input' | 'output',
  shapes: Shapes,
): Contents => (schema ? { [type]: { schema: toJsonSchema(schema, io, shapes) } } : {})

function pathParameters({ parameters = {} }: Operation): Parameter[] {
  return Object.entries(parameters).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Operation, shapes: Shapes): Parameter[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]: [string, z.ZodType]) => {
    const { description, ...rest } = toJsonSchema(schema, 'input', shapes)
    return {
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      ...(typeof description === 'string' ? { description } : {}),
      schema: rest,
    }
  })
}
