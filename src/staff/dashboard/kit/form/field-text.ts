import { type Texts, useTexts } from '../ui/texts'

/**
 * A field of a record as the forms of the dashboard call it, in the language of staff.
 * @param label for every other field, and for those inside of others
 */
export function fieldText(t: Texts, field: string, label: string): string {
  // A field of a row may be called like what every object has, such as "constructor".
  const key = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : undefined
  return key ? t(key) : label
}

/** Returns `fieldText` in the language of the user. */
export function useFieldText(): (field: string, label: string) => string {
  const t = useTexts()
  return (field, label) => fieldText(t, field, label)
}

const fields = {
  _status: 'status.label',
  assignee: 'quote.assignee',
  categoryId: 'product.category',
  content: 'news.content',
  department: 'job.department',
  description: 'product.description',
  images: 'news.images',
  isActive: 'form.active',
  isFeatured: 'product.featured',
  isRead: 'inquiry.onlyRead',
  location: 'job.location',
  name: 'product.name',
  note: 'inquiry.note',
  order: 'product.order',
  permissions: 'user.permissions',
  publishedAt: 'news.publishedAt',
  requirements: 'job.requirements',
  responsibilities: 'job.responsibilities',
  role: 'user.role',
  shortDescription: 'product.shortDescription',
  slug: 'product.slug',
  summary: 'news.summary',
  title: 'news.title',
  username: 'user.username',
} as const
