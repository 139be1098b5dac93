'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { roles } from '@/src/contract/permissions'
import type { InvitationAnswer } from '@/src/contract/staff/invitations'
import { listFilters } from '@/src/contract/staff/list-views'
import type { User } from '@/src/contract/user'
import { listPermissions, useStaff } from '../kit/api/auth'
import { Button } from '../kit/ui/button'
import { Title } from '../kit/list/cells'
import { Confirm } from '../kit/ui/confirm'
import { EntryList } from '../kit/list/entry-list'
import { formatDay } from '@/src/staff/workflow/format'
import { useListState } from '../kit/list/list-state'
import { api } from '../kit/api/call'
import { useApi } from '../kit/api/query'
import { listPath, selecting, whereAll, write, type ListAnswer } from '../kit/api/records'
import { type Column, useColumns } from '../kit/list/columns'
import { Filter, rowsPerPage, TableTools } from '../kit/list/table-tools'
import { formatList } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { useLanguage, useTexts, type Texts } from '../kit/ui/texts'
import { useOpened } from '../kit/list/use-opened'
import { InvitationLink, InvitationState } from './invitation'
import { initialPasswordText, UserForm } from './user-form'

/** Managing accounts (specification, section 2). */
export function UsersManager() {
  const t = useTexts()
  const lng = useLanguage()
  const { user: staff } = useStaff()
  const state = useListState('username', listFilters.users)
  const list = useApi<ListAnswer<User>>(pathOf(state))
  const { opened, open, close, gone } = useOpened(t('tab.users'), (id) =>
    api<User>(`/admin/users/${id}?depth=0`),
  )
  const [doomed, setDoomed] = useState<User | null>(null)
  const [isInviting, setInviting] = useState(false)
  const [handedOver, setHandedOver] = useState<(InvitationAnswer & { path: string }) | null>(null)
  const showSent = (invitation: InvitationAnswer) => {
    const { path, doc } = invitation
    if (path !== null) setHandedOver({ ...invitation, path })
    else toast({ title: t('toast.invitationMailed', { email: doc.email ?? '' }) })
  }
  const all: Column<User>[] = [
    {
      id: 'username',
      label: t('user.username'),
      sort: 'username',
      isFixed: true,
      cell: (user) => <Title text={user.username} note={initialPasswordText(t, lng, user)} />,
    },
    { id: 'role', label: t('user.role'), sort: 'role', cell: ({ role }) => role },
    {
      id: 'permissions',
      label: t('user.permissions'),
      cell: (user) => permissionsText(t, user, lng),
    },
    {
      id: 'secondFactor',
      label: t('account.secondFactor'),
      cell: ({ secondFactorSince }) => (secondFactorSince ? t('yes') : t('no')),
    },
    {
      id: 'created',
      label: t('user.created'),
      sort: 'createdAt',
      cell: ({ createdAt }) => formatDay(createdAt, lng),
    },
  ]
  // The column is there while somebody is invited.
  const invitation: Column<User> = {
    id: 'invitation',
    label: t('user.invitation'),
    cell: (user) => (isInvited(user) ? <InvitationState user={user} onSent={showSent} /> : null),
  }
  if (list.data?.docs.some(isInvited)) all.splice(1, 0, invitation)
  const { columns, choice } = useColumns('users', all)

  const remove = async (user: User) => {
    try {
      await write('users', 'DELETE', `/${user.id}`)
    } catch (error) {
      toast({
        title: t('toast.error'),
        description: t('toast.userDeleteFailed'),
        variant: 'destructive',
      })
      throw error
    }
    toast({ title: t('toast.userDeleted') })
  }

  return (
    <section aria-label={t('tab.users')}>
      <TableTools
        state={state}
        views="users"
        end={
          <>
            {choice}
            <Button onClick={() => setInviting(true)}>{t('user.invite')}</Button>
            <Button look="primary" onClick={() => open('new')}>
              {t('user.create')}
            </Button>
          </>
        }
      >
        <Filter
          label={t('user.anyRole')}
          name="role"
          state={state}
          options={roles.map((role) => ({ value: role, label: role }))}
        />
      </TableTools>
      <EntryList
        query={list}
        loading={t('user.loading')}
        failed={t('user.loadFailed')}
        none={t('user.none')}
        caption={t('tab.users')}
        columns={columns}
        state={state}
        nameOf={({ username }) => username}
        hasAddresses
        onEdit={({ id }) => open(id)}
        onDelete={setDoomed}
        // An invitation is withdrawn, which deletes the account.
        canDelete={(user) => user.id !== staff.id && !isInvited(user)}
      />
      {opened ? <UserForm user={opened.existing} onClose={close} /> : gone}
      {isInviting ? (
        <UserForm user={undefined} onInvited={showSent} onClose={() => setInviting(false)} />
      ) : null}
      {handedOver ? (
        <InvitationLink invitation={handedOver} onClose={() => setHandedOver(null)} />
      ) : null}
      {doomed ? (
        <Confirm
          title={t('user.confirmDelete')}
          text={doomed.username}
          action={t('delete')}
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

const isInvited = (user: User): user is User & { invitedUntil: string } =>
  Boolean(user.invitedUntil)

function permissionsText(t: Texts, user: User, lng: Language): string {
  if (user.role === 'super_admin') return t('permission.all')
  const held = listPermissions(user)
  return held.length === 0
    ? t('permission.none')
    : formatList(
        held.map((permission) => t(`permission.${permission}`)),
        lng,
      )
}

function pathOf({ search, sort, page, filter }: ReturnType<typeof useListState>): string {
  return listPath('users', {
    depth: 0,
    limit: rowsPerPage,
    page,
    sort,
    search,
    ...selecting(
      'username',
      'role',
      'permissions',
      'secondFactorSince',
      'passwordExpiresAt',
      'invitedUntil',
      'createdAt',
      'updatedAt',
      'email',
      'language',
    ),
    ...whereAll(filter('role') ? [{ '[role][equals]': filter('role') }] : []),
  })
}
