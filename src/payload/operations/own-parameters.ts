import type { SanitizedConfig } from 'payload'
import { listStaffOperations } from '.'

interface Documented {
  method: string
  parts: string[]
  names: string[]
}

let documented: Documented[] | undefined

/** Names of the query parameters that the document gives a call of the staff API. */
export function ownParameters(
  config: Pick<SanitizedConfig, 'collections' | 'blocks'>,
  method: string,
  path: string[],
): string[] {
  documented ??= listStaffOperations(config).map((operation) => ({
    method: operation.method.toUpperCase(),
    parts: operation.path.split('/').slice(2),
    names: Object.keys(operation.query?.shape ?? {}),
  }))
  return documented
    .filter((one) => one.method === method && fits(one.parts, path))
    .flatMap(({ names }) => names)
}

const fits = (parts: string[], path: string[]): boolean =>
  parts.length === path.length &&
  parts.every((part, index) => part.startsWith('{') || part === path[index])
