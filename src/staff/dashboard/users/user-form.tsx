'use client'

import { useMutation } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { permissions, roles } from '@/src/contract/permissions'
import type { InvitationAnswer } from '@/src/contract/staff/invitations'
import type { User } from '@/src/contract/user'
import type { Language } from '@/src/i18n/languages'
import { Fold } from '@/src/staff/workflow/fold'
import { formatDateTime, formatDay } from '@/src/staff/workflow/format'
import { listPermissions, useStaff } from '../kit/api/auth'
import { api } from '../kit/api/call'
import { write } from '../kit/api/records'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Check, Field, Group } from '../kit/form/field'
import { MailFields } from '../kit/form/mail-fields'
import { useEntryForm } from '../kit/form/use-entry-form'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { toastFailure } from '../kit/ui/failure'
import { Link } from '../kit/ui/navigation'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { viewPath } from '../kit/ui/views'
import { check, invite, save, toUserValues } from './user-values'
import { UserIdentity } from './user-identity'
import css from './users.module.css'

interface Props {
  /** Undefined for a new one. */
  user: User | undefined
  /** Makes the form one that invites a new user, and is told of the invitation. */
  onInvited?: (invitation: InvitationAnswer) => void
  onClose: () => void
}

/** Creates or edits an account: all four roles, and what each of them may do. */
export function UserForm({ user, onInvited, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const isOwn = useStaff().user.id === user?.id
  const form = useEntryForm({
    initial: toUserValues(user),
    // No draft is kept of a form with a password in it.
    draftKey: null,
    check: (values) => check(values, user === undefined && !onInvited),
    save: async (values, isForced) => {
      if (onInvited) onInvited(await invite(values))
      else await save(values, user, isForced)
    },
    onSaved: () => {
      if (!onInvited) toast({ title: t(user ? 'toast.userUpdated' : 'toast.userCreated') })
      onClose()
    },
    onFailed: () =>
      toast({
        title: t('toast.error'),
        description: t(user ? 'toast.userUpdateFailed' : 'toast.userCreateFailed'),
        variant: 'destructive',
      }),
  })
  const { values, set, fieldErrors } = form
  const given = listPermissions(values)
  const initialPassword = user && initialPasswordText(t, lng, user)

  const mailFields = <MailFields values={values} fieldErrors={fieldErrors} onChange={set} />

  return (
    <EntryDialog
      title={t(onInvited ? 'user.inviteTitle' : user ? 'user.edit' : 'user.create')}
      name={user?.username}
      stored={user}
      action={t(onInvited ? 'user.sendInvitation' : user ? 'form.save' : 'form.create')}
      form={form}
      record={user && { collection: 'users', id: user.id }}
      onClose={onClose}
    >
      <Field label={t('user.username')} isRequired problem={fieldErrors.username}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.username}
            onChange={({ target }) => set({ username: target.value })}
          />
        )}
      </Field>
      {onInvited ? (
        <>
          <p data-wide>{t('user.inviteText')}</p>
          {mailFields}
        </>
      ) : isOwn ? (
        <p data-wide>
          {t('user.ownPassword')} <Link href={viewPath('account')}>{t('user.openAccount')}</Link>
        </p>
      ) : (
        <Field
          label={t('user.password')}
          isRequired={!user}
          hint={[t(user ? 'user.passwordKeep' : 'user.passwordHint'), initialPassword]
            .filter(Boolean)
            .join(' · ')}
          problem={fieldErrors.password}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="new-password"
              value={values.password}
              onChange={({ target }) => set({ password: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t('user.role')} hint={t(`role.${values.role}`)} problem={fieldErrors.role}>
        {(control) => (
          <select
            {...control}
            disabled={isOwn}
            value={values.role}
            onChange={({ target }) =>
              set({ role: roles.find((role) => role === target.value) ?? 'admin' })
            }
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Fold title={t('user.roles')}>
        <dl className={css.roles}>
          {roles.map((role) => (
            <Fragment key={role}>
              <dt>{role}</dt>
              <dd>{t(`role.${role}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </Fold>
      <Group
        legend={t('user.permissions')}
        hint={
          isOwn
            ? t('user.ownRights')
            : values.role === 'super_admin'
              ? t('permission.all')
              : values.role === 'admin'
                ? undefined
                : t('user.permissionsByRole')
        }
      >
        {permissions.map((permission) => {
          const isFree = values.role === 'admin' && !isOwn
          return (
            <Check
              key={permission}
              label={t(`permission.${permission}`)}
              hint={t(`permission.${permission}Hint`)}
              disabled={!isFree}
              checked={given.includes(permission)}
              onChange={(isGiven) =>
                set({
                  permissions: isGiven
                    ? [...values.permissions, permission]
                    : values.permissions.filter((other) => other !== permission),
                })
              }
            />
          )
        })}
      </Group>
      {onInvited ? null : mailFields}
      {user && !isOwn ? <UserSecondFactor user={user} /> : null}
      {user?.signsInWith && !isOwn ? <UserIdentity user={user} /> : null}
      {user && !isOwn ? <SeeAs user={user} /> : null}
    </EntryDialog>
  )
}

/** Tries what an account may do: the site is seen as that person, and nothing can be changed. */
function SeeAs({ user: { id } }: { user: User }) {
  const t = useTexts()
  const begin = useMutation({
    mutationFn: () => api('/admin/view-as', { method: 'POST', body: { user: id } }),
    // A new page: nothing of what the own account read stays in it.
    onSuccess: () => location.assign('/admin-dashboard'),
    onError: (error) => toastFailure(t, t('toast.error'), error),
  })
  return (
    <Group legend={t('view.title')} hint={t('view.hint')}>
      <div>
        <Button isInactive={begin.isPending} onClick={() => begin.mutate()}>
          {t('view.begin')}
        </Button>
      </div>
    </Group>
  )
}

/** Second factor of another user, with a button that disables it for those who lost phone and recovery codes. */
function UserSecondFactor({ user }: { user: User }) {
  const t = useTexts()
  const lng = useLanguage()
  const [since, setSince] = useState(user.secondFactorSince)
  const [isAsking, setAsking] = useState(false)

  const resetFactor = async () => {
    await write('users', 'DELETE', `/${user.id}/second-factor`)
    setSince(null)
    toast({ title: t('toast.secondFactorTaken') })
  }

  return (
    <Group
      legend={t('account.secondFactor')}
      hint={
        since
          ? t('user.secondFactorOn', { when: formatDay(since, lng) })
          : t('user.secondFactorOff')
      }
    >
      {since ? (
        <div>
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('user.secondFactorTake')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <Confirm
          title={t('user.secondFactorTakeTitle')}
          text={t('user.secondFactorTakeText', { username: user.username })}
          action={t('user.secondFactorTake')}
          onConfirm={resetFactor}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Group>
  )
}

/** Until when an account is let in by the password that somebody else set; undefined where the password is its own. */
export function initialPasswordText(
  t: Texts,
  lng: Language,
  { passwordExpiresAt }: Pick<User, 'passwordExpiresAt'>,
): string | undefined {
  if (!passwordExpiresAt) return undefined
  const until = new Date(passwordExpiresAt)
  const key = until.getTime() > Date.now() ? 'user.passwordUntil' : 'user.passwordExpired'
  return t(key, { when: formatDateTime(until, lng) })
}
