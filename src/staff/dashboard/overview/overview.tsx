'use client'

import { Fragment } from 'react'
import type { Overview as Answer } from '@/src/contract/staff/overview'
import { useStaff } from '../kit/api/auth'
import { listPermissions } from '../kit/api/rights'
import { useApi } from '../kit/api/query'
import { InitialPassword } from '../kit/ui/initial-password'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import { ActivityList, Drafts, ReleaseList, ScheduledList } from './work-list'
import { Certificates, SecurityNotices } from './compliance'
import { Numbers, Received } from './numbers'
import { Checks, MissedMost, Stale, Translations } from './content-quality'
import { Health } from './health'
import css from './overview.module.css'
import { SetupPanel } from './setup/setup-panel'
import { Waiting } from './waiting'

/** Overview of the user's tasks, and of the role's rights (specification, section 2). */
export function Overview() {
  const t = useTexts()
  const { user, may, isSuperAdmin } = useStaff()
  const query = useApi<Answer>('/admin/overview')
  const overview = query.data

  const action = (href: string, label: string) => (
    <Link className={css.action} href={href}>
      {label}
    </Link>
  )
  return (
    <div className={css.overview}>
      {isSuperAdmin ? <SetupPanel /> : null}
      <QueryState query={query} loading={t('loading')} failed={t('overview.failed')}>
        {overview ? (
          <>
            <InitialPassword until={overview.passwordExpiresAt} />
            <div className={css.first}>
              <Waiting overview={overview} />
              {overview.health ? <Health health={overview.health} /> : null}
            </div>
          </>
        ) : null}
      </QueryState>
      <section className={css.role} aria-labelledby="overview-role">
        <h2 id="overview-role" className={css.title}>
          {t('overview.role', { role: user.role })}
        </h2>
        <p>{t(`role.${user.role}`)}</p>
        <p className={css.rights}>
          {isSuperAdmin
            ? t('permission.all')
            : listPermissions(user)
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
      {overview ? (
        <>
          {overview.received ? <Received weeks={overview.received} /> : null}
          <div className={css.boxes}>{boxesOf(overview)}</div>
        </>
      ) : null}
    </div>
  )
}

/** The parts of the overview, those that hold nothing last. */
function boxesOf(overview: Answer) {
  const { certificates, securityNotices, drafts, scheduled, stale, missed } = overview
  const boxes = [
    { key: 'drafts', isEmpty: drafts.length === 0, box: <Drafts drafts={drafts} /> },
    {
      key: 'scheduled',
      isEmpty: scheduled.length === 0,
      box: <ScheduledList scheduled={scheduled} />,
    },
    overview.releases && {
      key: 'releases',
      isEmpty: false,
      box: <ReleaseList releases={overview.releases} />,
    },
    Object.keys(overview.collections).length > 0 && {
      key: 'checks',
      isEmpty: false,
      box: <Checks />,
    },
    certificates && {
      key: 'certificates',
      isEmpty: certificates.length === 0,
      box: <Certificates entries={certificates} />,
    },
    securityNotices && {
      key: 'notices',
      isEmpty: securityNotices.length === 0,
      box: <SecurityNotices entries={securityNotices} />,
    },
    missed && {
      key: 'missed',
      isEmpty: missed.search.length + missed.address.length === 0,
      box: <MissedMost missed={missed} />,
    },
    { key: 'stale', isEmpty: stale.length === 0, box: <Stale overview={overview} /> },
    overview.activity && {
      key: 'activity',
      isEmpty: false,
      box: <ActivityList entries={overview.activity} />,
    },
    { key: 'numbers', isEmpty: false, box: <Numbers overview={overview} /> },
    {
      key: 'translations',
      isEmpty: !Object.values(overview.missingTranslations).flatMap(Object.values).some(Boolean),
      box: <Translations missing={overview.missingTranslations} />,
    },
  ].filter((each) => typeof each === 'object')
  return boxes
    .toSorted((a, b) => Number(a.isEmpty) - Number(b.isEmpty))
    .map(({ key, box }) => <Fragment key={key}>{box}</Fragment>)
}
