'use client'

import Link from 'next/link'
import type { Overview as Answer } from '@/src/contract/staff/overview'
import { useStaff } from '../kit/api/auth'
import { permissionsOf } from '../kit/api/rights'
import { useApi } from '../kit/api/query'
import { InitialPassword } from '../kit/ui/initial-password'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import { ActivityList } from './activity-list'
import { Certificates } from './certificates'
import { Numbers } from './numbers'
import { Checks } from './checks'
import { Health } from './health'
import { MissedMost } from './missed-most'
import css from './overview.module.css'
import { Received } from './received'
import { ReleaseList } from './release-list'
import { SecurityNotices } from './security-notices'
import { SetupPanel } from './setup/setup-panel'
import { Stale } from './stale'
import { Translations } from './translations'
import { Waiting } from './waiting'
import { WorkList } from './work-list'

/** What waits for the user, and what the role may do (specification, section 2). */
export function Overview() {
  const t = useTexts()
  const { user, may, isSuperAdmin } = useStaff()
  const query = useApi<Answer>('/admin/overview')
  const overview = query.data

  const action = (href: string, label: string) => (
    <Link className={css.action} href={href} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <div className={css.overview}>
      <section className={css.role} aria-labelledby="overview-role">
        <h2 id="overview-role" className={css.title}>
          {t('overview.role', { role: user.role })}
        </h2>
        <p>{t(`role.${user.role}`)}</p>
        <p className={css.rights}>
          {isSuperAdmin
            ? t('permission.all')
            : permissionsOf(user)
                .map((permission) => t(`permission.${permission}`))
                .join(' · ') || t('permission.none')}
        </p>
        <p className={css.actions}>
          {may('products')
            ? action('/admin-dashboard?tab=products&open=new', t('product.create'))
            : null}
          {may('news') ? action('/admin-dashboard?tab=news&open=new', t('news.new')) : null}
          {isSuperAdmin ? action('/admin-dashboard?tab=jobs&open=new', t('job.new')) : null}
          {/* What has no manager here is done in the panel. */}
          {may('content') ? action('/admin/collections/pages', t('permission.content')) : null}
          {may('navigation')
            ? action('/admin/collections/navigation-items', t('permission.navigation'))
            : null}
          {may('users') && !isSuperAdmin
            ? action('/admin/collections/users', t('permission.users'))
            : null}
          {isSuperAdmin ? action('/admin-dashboard/inquiries', t('header.inquiries')) : null}
        </p>
      </section>
      {isSuperAdmin ? <SetupPanel /> : null}
      <QueryState query={query} loading={t('loading')} failed={t('overview.failed')}>
        {overview ? (
          <>
            <InitialPassword until={overview.passwordExpiresAt} />
            {overview.received ? <Received weeks={overview.received} /> : null}
            <Waiting overview={overview} />
            {overview.releases ? <ReleaseList releases={overview.releases} /> : null}
            <Numbers overview={overview} />
            <WorkList overview={overview} />
            {Object.keys(overview.collections).length > 0 ? <Checks /> : null}
            {overview.certificates ? <Certificates entries={overview.certificates} /> : null}
            {overview.securityNotices ? (
              <SecurityNotices entries={overview.securityNotices} />
            ) : null}
            {overview.missed ? <MissedMost missed={overview.missed} /> : null}
            <Stale overview={overview} />
            <Translations missing={overview.missingTranslations} />
            {overview.health ? <Health health={overview.health} /> : null}
            {overview.activity ? <ActivityList entries={overview.activity} /> : null}
          </>
        ) : null}
      </QueryState>
    </div>
  )
}
