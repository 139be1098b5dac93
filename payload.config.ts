import './src/platform/with-production-builds'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import path from 'node:path'
import { buildConfig } from 'payload'
import { blocks } from './blocks'
import { blocksPlugin, withAdminDefaults } from './blocks/admin-defaults'
import { activityLogs } from './collections/activity-logs'
import { withholdStored } from './collections/activity-logs/withhold-stored'
import { allLanguages } from './src/payload/all-languages/plugin'
import { apiKeys } from './collections/api-keys'
import { apiKeyEndpoints } from './collections/api-keys/endpoints'
import { approvals } from './collections/approvals'
import { publishingApproved } from './src/payload/approvals/plugin'
import { attributes } from './collections/attributes'
import { categories } from './collections/categories'
import { comments } from './collections/comments'
import { certificates } from './collections/certificates'
import { checksEndpoint } from './src/payload/checks'
import { askLinksAtNight } from './src/payload/checks/external/schedule'
import { findingsMarked } from './src/payload/checks/panel'
import { listViewEndpoints } from './src/payload/endpoints/list-views'
import { documentRequests } from './collections/document-requests'
import { documents } from './collections/documents'
import { securityNotices } from './collections/security-notices'
import { contentSections } from './collections/content-sections'
import { addMessage } from './src/payload/errors'
import { errorCodes } from './collections/error-codes'
import { finderQuestions } from './collections/finder-questions'
import { fonts } from './collections/fonts'
import { blocksHidden } from './src/payload/hidden-blocks'
import { inquiries } from './collections/inquiries'
import { jobApplications } from './collections/job-applications'
import { jobs } from './collections/jobs'
import { media } from './collections/media'
import { addMissedVisits, missedVisits } from './collections/missed-visits'
import { navigationItems } from './collections/navigation-items'
import { publishUnmarked } from './collections/navigation-items/publish-unmarked'
import { news } from './collections/news'
import { forYou, overview } from './src/payload/overview'
import { pages } from './collections/pages'
import { patterns } from './collections/patterns'
import { presence } from './collections/presence'
import { productModels } from './collections/product-models'
import { products } from './collections/products'
import { quoteRequests } from './collections/quote-requests'
import { mailQuoteStep } from './collections/quote-requests/steps'
import { redirects } from './collections/redirects'
import { searchWords } from './collections/search-words'
import { guardStrategies } from './src/payload/patches/auth-strategies'
import { changeSanitized } from './src/payload/patches/sanitized-config'
import { panelForms } from './src/payload/refusals/plugin'
import { releases } from './collections/releases'
import { deleteByAge } from './src/payload/retention'
import { setupEndpoints } from './src/payload/setup'
import { siteSettings } from './collections/site-settings'
import { readOfferedLanguages } from './src/payload/translations/offered-languages'
import { users } from './collections/users'
import { addVitals, webVitals } from './collections/web-vitals'
import { webhookDeliveries, webhooks } from './collections/webhooks'
import { changePassword } from './collections/users/endpoints/account/password'
import { invitationEndpoints } from './collections/users/endpoints/invitations'
import { passkeyEndpoints } from './collections/users/endpoints/account/passkeys'
import { secondFactorEndpoints } from './collections/users/endpoints/account/second-factor'
import { sessionEndpoints } from './collections/users/endpoints/account/sessions'
import { passkeySignInEndpoints } from './collections/users/endpoints/passkey-sign-in'
import { signIn, verify } from './collections/users/endpoints/sign-in'
import { viewEndpoints } from './collections/users/endpoints/view-as'
import { singleSignOnEndpoints } from './collections/users/single-sign-on/endpoints'
import { keepDrafts } from './src/payload/versions/keep-drafts'
import { restoreAsDraft } from './src/payload/versions/restore-as-draft'
import { translationEndpoints } from './src/payload/translations'
import { translationsTracked } from './src/payload/translations/plugin'
import { lazySharp } from './src/domain/media/pictures/sharp'
import { onVisits } from './src/domain/visits/store'
import { siteCollections } from './src/generated/site/collections'
import { defaultLanguage, languageNames } from './src/i18n/languages'
import { panelLanguages, panelTranslations } from './src/i18n/panel-texts'
import { notifyServer } from './src/data/cache/revalidate'
import { database } from './src/platform/database'
import { changeIndexes } from './src/platform/database/sqlite/patches/indexes'
import {
  generateImportMapAgain,
  generateTypesLater,
  isLoadedAgain,
} from './src/platform/development-files'
import { env, isServer, ownOrigins } from './src/platform/env'
import { isInternalCall } from './src/platform/http/internal-call'
import { logDestination, loggingLevels, logOptions } from './src/platform/log/log-options'
import { mail } from './src/platform/mail'
import { wakeDeliveries } from './src/payload/webhooks/deliver'
import { pipeWrites } from './src/payload/write-pipeline'

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: await database(() => void notifyServer()),
  onInit: async (payload) => {
    await changeIndexes(payload)
    pipeWrites(payload)
    guardStrategies(payload)
    await publishUnmarked(payload)
    if (process.env.NEXT_RUNTIME === 'nodejs') {
      // The server does not wait for the rest.
      onVisits({
        missed: (count) => addMissedVisits(payload, count),
        vitals: (count) => addVitals(payload, count),
      })
      askLinksAtNight(payload)
      void deleteByAge(payload)
      void withholdStored(payload)
      wakeDeliveries(payload, 2000)
    }
    if (isServer && env.NODE_ENV === 'development') generateTypesLater(payload)
  },
  collections: [
    products,
    categories,
    attributes,
    certificates,
    documents,
    documentRequests,
    securityNotices,
    errorCodes,
    productModels,
    finderQuestions,
    pages,
    patterns,
    redirects,
    releases,
    missedVisits,
    webVitals,
    searchWords,
    contentSections,
    navigationItems,
    media,
    fonts,
    news,
    jobs,
    inquiries,
    quoteRequests,
    jobApplications,
    users,
    apiKeys,
    approvals,
    comments,
    webhooks,
    webhookDeliveries,
    activityLogs,
    ...siteCollections,
  ],
  globals: [siteSettings],
  plugins: [
    blocksPlugin(blocks.map(withAdminDefaults)),
    blocksHidden,
    restoreAsDraft,
    keepDrafts,
    publishingApproved,
    translationsTracked,
    allLanguages,
    findingsMarked,
    panelForms,
  ],
  endpoints: [
    signIn,
    verify,
    overview,
    forYou,
    checksEndpoint,
    presence,
    ...listViewEndpoints,
    ...setupEndpoints,
    ...translationEndpoints,
    changePassword,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
    ...passkeyEndpoints,
    ...passkeySignInEndpoints,
    ...invitationEndpoints,
    ...apiKeyEndpoints,
    ...viewEndpoints,
    ...singleSignOnEndpoints,
  ],
  editor: lexicalEditor(),
  email: mail,
  sharp: lazySharp,
  localization: {
    // Those that the site removed, or does not offer, keep what was written in them, unseen.
    locales: Object.entries(languageNames).map(([code, label]) => ({ code, label })),
    filterAvailableLocales: async ({ locales, req }) => {
      const offered: string[] = await readOfferedLanguages(req)
      return locales.filter(({ code }) => offered.includes(code))
    },
    defaultLocale: defaultLanguage,
    fallback: true,
  },
  i18n: {
    supportedLanguages: panelLanguages,
    fallbackLanguage: 'en',
    translations: panelTranslations(Object.keys(panelLanguages)),
  },
  routes: { api: '/api/admin', admin: '/admin' },
  admin: {
    user: users.slug,
    // As the dashboard writes moments, in the language of the panel.
    dateFormat: 'PPp',
    // The panel is sent both: a path from here on says nothing of the machine.
    importMap: {
      baseDir: '.',
      importMapFile: 'src/app/(payload)/admin/importMap.js',
      // Payload would say with each change that nothing is new: `generateImportMapAgain` is silent.
      autoGenerate: false,
    },
    meta: {
      titleSuffix: ' · CMS',
      defaultOGImageType: 'off',
      openGraph: { description: 'Panel of the site' },
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      providers: [
        '/src/payload/patches/panel/accessible#Accessible',
        '/src/payload/patches/panel/fitted-uploads#FittedUploads',
        '/src/payload/patches/panel/file-names#FileNames',
        '/src/staff/panel/workflow-host#WorkflowHost',
      ],
      graphics: {
        Logo: '/src/staff/panel/brand/site-mark#Logo',
        Icon: '/src/staff/panel/brand/site-mark#Icon',
      },
      header: ['/src/staff/panel/shell/nav#ViewNotice'],
      Nav: '/src/staff/panel/shell/nav#Nav',
      actions: ['/src/staff/panel/shell/nav#Session'],
      afterLogin: ['/src/staff/panel/page-parts#PortalLink'],
      views: {
        dashboard: { Component: '/src/staff/panel/page-parts#Home' },
        gallery: { path: '/blocks', Component: '/src/staff/panel/gallery/view#Gallery' },
      },
    },
  },
  typescript: { outputFile: path.resolve('payload-types.ts'), autoGenerate: isLoadedAgain() },
  hooks: { afterError: [addMessage] },
  jobs: {
    tasks: [mailQuoteStep],
    access: { run: ({ req }) => isInternalCall(req.headers) },
  },
  csrf: ownOrigins,
  cors: [],
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: logOptions(env.LOG_LEVEL), destination: logDestination() },
  loggingLevels,
})

const guarded = config.then(changeSanitized)
if (isLoadedAgain()) void guarded.then(generateImportMapAgain)

export default guarded
