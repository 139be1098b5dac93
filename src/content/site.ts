import type { ContentSection } from '@/src/contract/content-section'
import type { Translate } from '@/src/i18n/translate'
import { hasWords } from '@/src/domain/pages/section-words'
import { unnamedCompany } from '@/src/domain/settings/company'
import type { Site } from './types'

/** Public facts of a site, from the database or its caches. */
export interface SiteFacts {
  settings: {
    companyName: string
    tagline?: string | null
    description?: string | null
    headquartersAddress?: string | null
    factoryAddress?: string | null
    phones?: unknown[] | null
    emails?: unknown[] | null
    businessHours?: unknown[] | null
    offices?: unknown[] | null
    replyPromise?: string | null
    areas?: { key?: string | null; name?: string | null; isFamily?: boolean | null }[] | null
    newsTags?: { key?: string | null; name?: string | null }[] | null
  }
  categories: { family?: unknown }[]
  sections: (Pick<ContentSection, 'sectionKey'> & { content?: string | null; metadata?: unknown })[]
  hasProducts: boolean
  hasFeatured: boolean
}

export function makeSite(t: Translate, facts: SiteFacts): Site {
  const { settings, categories, sections, hasProducts, hasFeatured } = facts
  const isFilled = (list: unknown[] | null | undefined) => (list ?? []).length > 0
  const hasHeadquarters = Boolean(settings.headquartersAddress)
  return {
    t,
    companyName: settings.companyName,
    tagline: settings.tagline || null,
    description: settings.description || null,
    replyPromise: settings.replyPromise || null,
    hasHeadquarters,
    hasFactory: Boolean(settings.factoryAddress),
    isReachable: hasHeadquarters || isFilled(settings.phones) || isFilled(settings.emails),
    hasHours: isFilled(settings.businessHours),
    hasOffices: isFilled(settings.offices),
    families: new Set(categories.map(({ family }) => String(family ?? ''))),
    familyNames: new Map(
      (settings.areas ?? []).flatMap(({ key, name, isFamily }) =>
        key && name && isFamily !== false ? [[key, name]] : [],
      ),
    ),
    newsTags: new Map(
      (settings.newsTags ?? []).flatMap(({ key, name }) => (key && name ? [[key, name]] : [])),
    ),
    sections: new Set(sections.filter(hasWords).map(({ sectionKey }) => sectionKey)),
    hasProducts,
    hasFeatured,
    isRead: true,
    instead: t('unwritten.text'),
    insteadOfParagraph: t('legal.toBeWritten'),
  }
}

/** Returns the site that is shown while the database does not answer. */
export const unreadSite = (t: Translate): Site => ({
  ...makeSite(t, {
    settings: { companyName: unnamedCompany },
    categories: [],
    sections: [],
    hasProducts: false,
    hasFeatured: false,
  }),
  isRead: false,
  instead: t('unwritten.unread'),
  insteadOfParagraph: t('unwritten.unread'),
})
