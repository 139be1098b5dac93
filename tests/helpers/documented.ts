import { expect } from 'vitest'
import { z } from 'zod'
import type { openApi } from '@/src/contract/openapi'
import { api } from './http'
import { type Answer, type StaffCall, staffCall } from './staff-call'

type Document = ReturnType<typeof openApi>

/**
 * Reads the OpenAPI document of the server under test.
 * @returns a function that calls the staff API as `staffCall` does, and expects an answer as the document has it:
 *   one of its statuses, and a body of the shape that stands there
 */
export async function documentedCalls() {
  const { paths, components } = (await api('/openapi.json')).body as Document
  const schemaOf = (schema: object) =>
    z.fromJSONSchema(
      JSON.parse(
        JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll(
          '#/components/schemas/',
          '#/$defs/',
        ),
      ) as Parameters<typeof z.fromJSONSchema>[0],
    )
  const call = async (
    /** As the document writes it: `/admin/pages/{id}`. */
    path: string,
    { id = '', query = '', ...options }: StaffCall & { id?: string; query?: string } = {},
  ): Promise<Answer> => {
    const method = (options.method ?? 'GET').toLowerCase()
    const address = path.replace('/admin', '').replace('{id}', id) + query
    const answer = await staffCall(address, options)
    const described = paths[path]?.[method]?.responses[answer.status]
    const label = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
    expect(described, label).toBeDefined()
    const [content] = Object.values(described?.content ?? {})
    expect(schemaOf(content?.schema ?? {}).safeParse(answer.body).error, label).toBeUndefined()
    return answer
  }
  const isOpen = (path: string): boolean =>
    paths[path]?.get?.security?.some((entry) => Object.keys(entry).length === 0) ?? false
  const takes = (path: string, method: string): string[] =>
    Object.keys(paths[path]?.[method]?.requestBody?.content ?? {})
  return { call, isOpen, takes, paths, components }
}
