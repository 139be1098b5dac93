'use client'

import * as Tabs from '@radix-ui/react-tabs'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect, type ComponentType } from 'react'
import { Notice } from '@/src/components/notice'
import type { ModuleName } from '@/src/domain/settings/modules'
import { ViewBanner } from '@/src/staff/workflow/view-banner'
import css from './dashboard.module.css'
import { DashboardHeader } from './dashboard-header'
import { DashboardMenu } from './dashboard-menu'
import { useAddress } from './kit/address'
import { type Auth, useAuth, useStaff } from './kit/api/auth'
import { authorization } from './kit/api/call'
import { type Company, CompanyContext, useCompany } from './kit/ui/site-facts'
import { Link, useNavigation } from './kit/ui/navigation'
import { currentTab, type DashboardTab, dashboardTabs, type DashboardView } from './kit/ui/views'
import { useTexts } from './kit/ui/texts'
import { useArrival, useFocusKeeper } from './kit/ui/focus'

/** The placeholder of a view whose code is being fetched. */
function Loading() {
  const t = useTexts()
  return (
    <p role="status" className={css.loading}>
      {t('loading')}
    </p>
  )
}

const Overview = dynamic(() => import('./overview/overview').then((all) => all.Overview), {
  loading: Loading,
})
const NewsManager = dynamic(() => import('./news/news-manager').then((all) => all.NewsManager), {
  loading: Loading,
})
const ProductsManager = dynamic(
  () => import('./products/products-manager').then((all) => all.ProductsManager),
  { loading: Loading },
)
const UsersManager = dynamic(
  () => import('./users/users-manager').then((all) => all.UsersManager),
  { loading: Loading },
)
const JobsManager = dynamic(() => import('./jobs/jobs-manager').then((all) => all.JobsManager), {
  loading: Loading,
})
const Inquiries = dynamic(() => import('./inbox/lists').then((all) => all.Inquiries), {
  loading: Loading,
})
const Quotes = dynamic(() => import('./inbox/lists').then((all) => all.Quotes), {
  loading: Loading,
})
const Applications = dynamic(() => import('./inbox/lists').then((all) => all.Applications), {
  loading: Loading,
})
const ActivityLog = dynamic(
  () => import('./activity/activity-log').then((all) => all.ActivityLog),
  { loading: Loading },
)
const Approvals = dynamic(() => import('./approvals/approvals').then((all) => all.Approvals), {
  loading: Loading,
})
const Missed = dynamic(() => import('./missed/missed').then((all) => all.Missed), {
  loading: Loading,
})
const Visits = dynamic(() => import('./visits/visits').then((all) => all.Visits), {
  loading: Loading,
})
const Releases = dynamic(() => import('./releases/releases').then((all) => all.Releases), {
  loading: Loading,
})
const Webhooks = dynamic(() => import('./webhooks/webhooks').then((all) => all.Webhooks), {
  loading: Loading,
})
const Translations = dynamic(
  () => import('./translations/translations').then((all) => all.Translations),
  { loading: Loading },
)
const MediaLibrary = dynamic(
  () => import('./media/media-library').then((all) => all.MediaLibrary),
  { loading: Loading },
)
const Account = dynamic(() => import('./account/account').then((all) => all.Account), {
  loading: Loading,
})

const ApiKeys = dynamic(() => import('./api-keys/api-keys').then((all) => all.ApiKeys), {
  loading: Loading,
})

interface Props {
  view: DashboardView
  company: Company
}

/** The dashboard (specification, section 2). Nobody sees it without being signed in. */
export function Dashboard({ view, company }: Props) {
  const t = useTexts()
  const navigation = useNavigation()
  const path = usePathname()
  const auth = useAuth()
  const { user, isLoading, ended, needsSecondFactor, viewedBy } = auth
  useFocusKeeper()
  useArrival(user !== null)

  useEffect(() => {
    if (isLoading || user) return
    const isKept = ended === 'expired' && location.search.length < 500
    const next = isKept ? `?next=${encodeURIComponent(path + location.search)}` : ''
    navigation.replace(`/admin-portal${next}`)
  }, [isLoading, user, ended, path, navigation])

  if (!user) {
    return (
      <main id="content" className={css.waiting}>
        <p role="status">{t('loading')}</p>
      </main>
    )
  }
  const shown = needsSecondFactor ? 'account' : view
  const Side = sideViews[shown]
  return (
    <CompanyContext value={company}>
      <div className={css.dashboard}>
        {viewedBy ? (
          <ViewBanner
            text={t('refusal.view', { name: user.username })}
            stop={t('view.stop')}
            failed={t('failure.server')}
            until={viewedBy.until}
            headers={ownAuthorization}
          />
        ) : null}
        <DashboardHeader view={shown} hasMenu={!needsSecondFactor} />
        <div className={css.shell}>
          {needsSecondFactor ? null : <DashboardMenu view={shown} />}
          <main id="content" tabIndex={-1} className={css.main}>
            {Side ? <Side /> : <TabbedViews auth={auth} />}
          </main>
        </div>
      </div>
    </CompanyContext>
  )
}

const ownAuthorization = () => authorization('/')

const sideViews: Partial<Record<DashboardView, ComponentType>> = {
  translations: Translations,
  media: MediaLibrary,
  inquiries: Inquiries,
  quotes: Quotes,
  applications: Applications,
  activity: ActivityLog,
  missed: Missed,
  visits: Visits,
  releases: Releases,
  approvals: Approvals,
  keys: ApiKeys,
  webhooks: Webhooks,
  account: Account,
}

const tabViews: Record<DashboardTab, ComponentType> = {
  overview: Overview,
  news: NewsManager,
  products: ProductsManager,
  users: UsersManager,
  jobs: JobsManager,
}

function TabbedViews({ auth }: { auth: Auth }) {
  const t = useTexts()
  const { get } = useAddress()
  const path = usePathname()
  const { closedModules } = useCompany()
  const isOff = (name: ModuleName | null) => name !== null && closedModules.includes(name)
  const shown = dashboardTabs.filter(({ isShown }) => isShown(auth))
  const current = currentTab(get('tab'), auth)

  return (
    <Tabs.Root
      value={current}
      onValueChange={(id) =>
        // Search, order and page belong to the tab that is left.
        history.pushState(null, '', id === 'overview' ? path : `${path}?tab=${id}`)
      }
    >
      <h1 className="visually-hidden">{t('dashboard')}</h1>
      <Tabs.List className={css.tabs} aria-label={t('tabs')}>
        {shown.map(({ id, label, module }) => (
          <Tabs.Trigger key={id} value={id} className={css.tab}>
            {t(label)}
            {isOff(module) ? (
              <>
                {' '}
                <small className={css.mark}>{t('module.off')}</small>
              </>
            ) : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {shown.map(({ id, module }) => {
        const View = tabViews[id]
        return (
          <Tabs.Content key={id} value={id} className={css.content} tabIndex={-1}>
            {isOff(module) ? <ModuleNotice /> : null}
            <View />
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
}

/** Stands above the records of a module that is off, with a link to the setting for staff who may change it. */
function ModuleNotice() {
  const t = useTexts()
  const { may } = useStaff()
  return (
    <div className={css.off}>
      <Notice>
        <p>{t('module.offNote')}</p>
        {may('content') ? (
          <p>
            <Link href="/admin/globals/site-settings">{t('module.settings')}</Link>
          </p>
        ) : null}
      </Notice>
    </div>
  )
}
