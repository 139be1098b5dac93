import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

interface Change {
  doc: object
  previousDoc: object
}

/** Runs the hooks after a change that was written below Payload's operations: caches expire, the activity log says who did it. */
export async function runAfterChange(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { doc, previousDoc }: Change,
): Promise<void> {
  for (const hook of config.hooks.afterChange) {
    await hook({
      collection: config,
      context: req.context,
      data: doc,
      doc,
      operation: 'update',
      overrideAccess: true,
      previousDoc,
      req,
    })
  }
}

/** The same of a global. */
export async function runAfterChangeOfGlobal(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  { doc, previousDoc }: Change,
): Promise<void> {
  for (const hook of config.hooks.afterChange ?? []) {
    await hook({
      context: req.context,
      data: doc,
      doc,
      global: config,
      overrideAccess: true,
      previousDoc,
      req,
    })
  }
}
