/** Collections whose documents are checked: those that have a page of their own. */
export const checkedCollections = ['pages', 'products', 'news', 'jobs', 'categories'] as const
