import { lexicalEditor } from '@payloadcms/richtext-lexical'
import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blocks } from './blocks'
import { forEditors } from './blocks/for-editors'
import { blocksPlugin } from './blocks/plugin'
import { guardEveryCollection } from './collections/access'
import { activityLogs } from './collections/activity-logs'
import { categories } from './collections/categories'
import { contentSections } from './collections/content-sections'
import { addMessage } from './collections/errors'
import { inquiries } from './collections/inquiries'
import { jobs } from './collections/jobs'
import { media } from './collections/media'
import { mediaStorage } from './collections/media/storage'
import { navigationItems } from './collections/navigation-items'
import { news } from './collections/news'
import { overview } from './collections/overview'
import { pages } from './collections/pages'
import { products } from './collections/products'
import { redirects } from './collections/redirects'
import { siteSettings } from './collections/site-settings'
import { users } from './collections/users'
import { changePassword } from './collections/users/endpoints/account/password'
import { secondFactorEndpoints } from './collections/users/endpoints/account/second-factor'
import { sessionEndpoints } from './collections/users/endpoints/account/sessions'
import { signIn } from './collections/users/endpoints/sign-in'
import { verify } from './collections/users/endpoints/verify'
import { defaultLanguage, languageNames, languages } from './src/i18n/languages'
import { panelLanguages } from './src/i18n/panel-languages'
import { database } from './src/lib/database'
import { indexTexts } from './src/lib/database/text-indexes'
import { env, ownOrigins } from './src/lib/env'
import { isInternalCall } from './src/lib/internal-call'
import { logOptions } from './src/lib/log-options.mjs'
import { loggingLevels } from './src/lib/logging-levels'
import { mail } from './src/lib/mail'
import { panelTexts } from './src/panel/texts'

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: await database(),
  onInit: indexTexts,
  collections: [
    products,
    categories,
    pages,
    redirects,
    contentSections,
    navigationItems,
    media,
    news,
    jobs,
    inquiries,
    users,
    activityLogs,
  ],
  globals: [siteSettings],
  plugins: [blocksPlugin(blocks.map(forEditors)), mediaStorage],
  endpoints: [
    signIn,
    verify,
    overview,
    changePassword,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
  ],
  editor: lexicalEditor(),
  email: mail,
  sharp,
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: defaultLanguage,
    fallback: true,
  },
  i18n: { supportedLanguages: panelLanguages, fallbackLanguage: 'en', translations: panelTexts },
  routes: { api: '/api/admin', admin: '/admin' },
  admin: {
    user: users.slug,
    importMap: {
      importMapFile: path.resolve('src/app/(payload)/admin/importMap.js'),
    },
    meta: {
      titleSuffix: ' · Terminalia',
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Terminalia', description: 'Panel of the site' },
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      graphics: { Logo: '/src/panel/brand/logo#Logo', Icon: '/src/panel/brand/icon#Icon' },
      actions: ['/src/panel/staff-link#StaffLink'],
      afterLogin: ['/src/panel/portal-link#PortalLink'],
      beforeDashboard: ['/src/panel/inquiries/list#UnreadInquiries'],
      beforeNavLinks: ['/src/panel/inquiries/nav-link#StaffLinks'],
      afterNavLinks: ['/src/panel/gallery/nav-link#GalleryLink'],
      views: {
        gallery: { path: '/blocks', Component: '/src/panel/gallery/view#Gallery' },
      },
    },
  },
  typescript: { outputFile: path.resolve('payload-types.ts') },
  hooks: { afterError: [addMessage] },
  jobs: { access: { run: ({ req }) => isInternalCall(req.headers) } },
  csrf: ownOrigins,
  cors: [],
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: logOptions(env.LOG_LEVEL) },
  loggingLevels,
})

export default config.then(guardEveryCollection)
