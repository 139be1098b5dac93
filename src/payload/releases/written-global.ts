import type { PayloadRequest } from 'payload'
import type { ReleasedGlobal } from '@/src/contract/staff/released-collections'
import { defaultLanguage } from '@/src/i18n/languages'
import { runAfterChangeOfGlobal } from '../versions/after-change'
import { globalConfig } from './stored-global'
import { newVersion, type Written } from './written-document'

/** A global, such as the settings of the site. */
export function writtenGlobal(req: PayloadRequest, slug: ReleasedGlobal): Written {
  const config = globalConfig(req, slug)
  return {
    fields: config.flattenedFields,
    read: () =>
      req.payload.findGlobal({ slug, draft: false, locale: defaultLanguage, depth: 0, req }),
    // MongoDB finds a global by this.
    write: (data) =>
      req.payload.db.updateGlobal({
        slug,
        data: { ...data, globalType: slug },
        returning: false,
        req,
      }),
    addVersion: (version, at) =>
      req.payload.db.createGlobalVersion({ globalSlug: slug, ...newVersion(req, version, at) }),
    runHooks: (change) => runAfterChangeOfGlobal(req, config, change),
  }
}
