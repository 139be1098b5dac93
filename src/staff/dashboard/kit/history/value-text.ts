import type { Language } from '@/src/i18n/languages'
import { formatDateTime, formatDay } from '../ui/format'
import type { Texts } from '../ui/texts'

/** A stored value of a record as staff read it, in their language: its state, yes or no, a moment. */
export function valueText(t: Texts, lng: Language, field: string, value: string | null): string {
  if (value === null) return '–'
  if (day.test(value)) return formatDay(value, lng)
  if (moment.test(value) && !Number.isNaN(Date.parse(value)))
    return formatDateTime(new Date(value), lng)
  const key = keyIn(field === '_status' ? states : answers, value)
  return key ? t(key) : value
}

/**
 * A field of a record as the forms of the dashboard call it, in the language of staff.
 * @param label for every other field, and for those inside of others
 */
export function fieldText(t: Texts, field: string, label: string): string {
  const key = keyIn(fields, field)
  return key ? t(key) : label
}

/** Texts that people wrote may be called like what every object has, such as "constructor". */
const keyIn = <Key extends string>(keys: Record<string, Key>, name: string): Key | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined

const day = /^\d{4}-\d{2}-\d{2}$/

/** As the database holds it. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

const states = { published: 'status.published', draft: 'status.draft' } as const
const answers = { true: 'yes', false: 'no' } as const

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
