import type { Auth } from '../kit/api/auth'
import { viewPath } from '../kit/ui/views'

type Rights = Pick<Auth, 'may' | 'isSuperAdmin'>

/** A place that has no entry in the menus of the dashboard. Its words begin with its name (`find.…`). */
export interface Place {
  words: string
  path: string
  isShown: (rights: Rights) => boolean
}

const forProducts: Place['isShown'] = ({ may }) => may('products')
const forContent: Place['isShown'] = ({ may }) => may('content')
const forMenus: Place['isShown'] = ({ may }) => may('navigation')
const bySuperAdmin: Place['isShown'] = ({ isSuperAdmin }) => isSuperAdmin
const byAll: Place['isShown'] = () => true

const account = (part: string, words: string): Place => ({
  words: `page.${words}`,
  path: `${viewPath('account')}#account-${part}`,
  isShown: byAll,
})

const list = (collection: string, isShown: Place['isShown']): Place => ({
  words: `page.${collection}`,
  path: `/admin/collections/${collection}`,
  isShown,
})

/** Parts of pages of the dashboard, and lists of the panel that the dashboard has no page for. */
export const pagePlaces: Place[] = [
  account('password', 'password'),
  account('factor', 'secondFactor'),
  account('mail', 'ownMail'),
  account('sessions', 'sessions'),
  { words: 'page.health', path: `${viewPath('tabs')}#overview-health`, isShown: bySuperAdmin },
  { words: 'page.settings', path: '/admin/globals/site-settings', isShown: forContent },
  list('pages', forContent),
  list('navigation-items', forMenus),
  list('categories', forProducts),
  list('attributes', forProducts),
  list('certificates', forProducts),
  list('documents', forProducts),
  list('document-requests', forProducts),
  list('security-notices', forProducts),
  list('product-models', forProducts),
  list('finder-questions', forProducts),
  list('redirects', forContent),
  list('content-sections', forContent),
  list('fonts', forContent),
]

/** Fields of the site's settings by their paths, and which of them a super_admin alone may change. */
export const settingFields = {
  companyName: forContent,
  tagline: forContent,
  description: forContent,
  headquartersAddress: forContent,
  factoryAddress: forContent,
  phones: forContent,
  phoneFormat: forContent,
  phoneCountry: forContent,
  emails: forContent,
  businessHours: forContent,
  offices: forContent,
  socialLinks: forContent,
  videos: forContent,
  tourUrl: forContent,
  maps: forContent,
  notificationAddress: bySuperAdmin,
  securityNoticePrefix: forContent,
  applicationDays: forContent,
  logo: forContent,
  logoDark: forContent,
  mark: forContent,
  'brand.color': forContent,
  'brand.accent': forContent,
  'brand.corners': forContent,
  'brand.density': forContent,
  'brand.font': forContent,
  'brand.headingFont': forContent,
  offeredLanguages: forContent,
  timeZone: forContent,
  modules: forContent,
  areas: forContent,
  minCompleteness: forContent,
  replyPromise: forContent,
  offersNewsletter: forContent,
  notFoundText: forContent,
  forbiddenChecks: forContent,
  approvalRules: bySuperAdmin,
  replyTemplates: forContent,
} satisfies Record<string, Place['isShown']>

/** Each leads to its very field, which the panel opens by the end of the address. */
export const settingPlaces: Place[] = Object.entries(settingFields).map(([field, isShown]) => ({
  words: `setting.${field}`,
  path: `/admin/globals/site-settings#field-${field.replaceAll('.', '__')}`,
  isShown,
}))
