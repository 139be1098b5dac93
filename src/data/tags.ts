/**
 * Names of what caches hold. Reads of `src/data` are tagged with them, hooks of `collections` expire
 * them; both build them here, so they cannot drift apart.
 */
export const tags = {
  products: () => 'products',
  categories: () => 'categories',
  news: () => 'news',
  jobs: () => 'jobs',
  sections: () => 'content-sections',
  navigation: () => 'navigation',
  settings: () => 'site-settings',
  media: () => 'media',
  pages: () => 'pages',
  page: (path: string) => `page:${path}`,
} as const
