import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'

/**
 * The present values of the fields of a global that the caller may not update: what gives it back an earlier state keeps
 * them.
 * @param current as it is stored
 */
export async function lockedValues(
  global: SanitizedGlobalConfig,
  current: Record<string, unknown>,
  req: PayloadRequest,
): Promise<Record<string, unknown>> {
  const locked: Record<string, unknown> = {}
  for (const field of global.flattenedFields) {
    const rule = 'access' in field ? field.access?.update : undefined
    if (rule && !(await rule({ req, data: current, doc: current }))) {
      locked[field.name] = current[field.name]
    }
  }
  return locked
}
