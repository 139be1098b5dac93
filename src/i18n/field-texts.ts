import type staff from '@/locales/en/staff.json'

type Key = keyof typeof staff

/** Texts by which the forms of the dashboard call fields of records, also within lists. */
export const fieldTexts: Readonly<Record<string, Key>> = {
  _status: 'status.label',
  assignee: 'quote.assignee',
  attributes: 'attribute.title',
  categoryId: 'product.category',
  combinations: 'variants.title',
  content: 'news.content',
  department: 'job.department',
  description: 'product.description',
  images: 'news.images',
  isActive: 'form.active',
  isDone: 'inquiry.done',
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
  specifications: 'product.specifications',
  successorId: 'lifeCycle.successor',
  summary: 'news.summary',
  title: 'news.title',
  unit: 'attribute.unit',
  username: 'user.username',
  variantTexts: 'variants.title',
  variants: 'variants.title',
}
