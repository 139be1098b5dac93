import { siteSubjects } from '@/src/generated/site/subjects'

/**
 * Names of what caches hold. Reads of `src/data` are tagged with them, hooks of `collections` expire
 * them; both build them here, so they cannot drift apart.
 */
export const tags = {
  products: () => 'products',
  categories: () => 'categories',
  attributes: () => 'attributes',
  certificates: () => 'certificates',
  documents: () => 'documents',
  /** Named like the collection: site map and search find its pages by it. */
  securityNotices: () => 'security-notices',
  errorCodes: () => 'error-codes',
  finder: () => 'finder-questions',
  news: () => 'news',
  jobs: () => 'jobs',
  sections: () => 'content-sections',
  navigation: () => 'navigation',
  settings: () => 'site-settings',
  media: () => 'media',
  redirects: () => 'redirects',
  searchWords: () => 'search-words',
  /** Tag of everything that depends on the present day, by the clock of the company. */
  day: () => 'day',
  /** Every page at once; a page that changes expires its own alone. */
  pages: () => 'pages',
  page: (path: string) => `page:${path}`,
  /** Which pages there are, and what they say: changes with each of them. */
  pageList: () => 'page-list',
  /** At which paths there is a public page: menus and footer, so every page, depend on it. */
  publicPaths: () => 'public-paths',
} as const

/** Every tag that stands for a whole subject. Expiring all of them empties every cache. */
export const subjects: string[] = [
  tags.products(),
  tags.categories(),
  tags.attributes(),
  tags.certificates(),
  tags.documents(),
  tags.securityNotices(),
  tags.errorCodes(),
  tags.finder(),
  tags.news(),
  tags.jobs(),
  tags.sections(),
  tags.navigation(),
  tags.settings(),
  tags.media(),
  tags.redirects(),
  tags.searchWords(),
  tags.day(),
  tags.pages(),
  tags.pageList(),
  ...siteSubjects,
  tags.publicPaths(),
]
