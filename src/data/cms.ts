import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { defaultLanguage, type Language } from '../i18n/languages'

/** Payload, started once per process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/**
 * How every public read is made: as a visitor, so that what is inactive, drafted or in the trash stays
 * hidden, in one language with English where a translation is missing.
 */
export const asVisitor = (lng: Language) =>
  ({
    overrideAccess: false,
    locale: lng,
    fallbackLocale: defaultLanguage,
    depth: 0,
  }) as const
