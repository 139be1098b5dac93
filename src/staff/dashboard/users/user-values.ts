import type { Permission, Role } from '@/src/contract/permissions'
import type { InvitationAnswer } from '@/src/contract/staff/invitations'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { UserInput, type User } from '@/src/contract/user'
import { type FieldErrors, findFieldErrors } from '../kit/form/field-errors'
import { mailInputOf, mailValuesOf, type MailValues } from '../kit/form/mail-fields'
import { write } from '../kit/api/records'

export interface UserValues extends MailValues {
  username: string
  password: string
  role: Role
  permissions: Permission[]
}

export const toUserValues = (user: User | undefined): UserValues => ({
  username: user?.username ?? '',
  password: '',
  role: user?.role ?? 'admin',
  permissions: user?.permissions ?? [],
  ...mailValuesOf(user),
})

/**
 * A new account needs a password, unless its holder is invited to choose it; an empty one leaves that of an existing account as
 * it is.
 */
export function check(values: UserValues, needsPassword: boolean): FieldErrors {
  const fieldErrors = findFieldErrors(UserInput, { ...values, ...mailInputOf(values) })
  const { password } = values
  if (needsPassword && password === '') return { ...fieldErrors, password: 'Password required' }
  if (password !== '' && password.length < 10) {
    return { ...fieldErrors, password: 'The password must have at least 10 characters' }
  }
  return fieldErrors
}

export function save(
  { password, ...values }: UserValues,
  existing: User | undefined,
  isForced: boolean,
): Promise<unknown> {
  const body = { ...accountOf(values), ...(password ? { password } : {}) }
  if (!existing) return write('users', 'POST', '', body)
  const guard = isForced ? undefined : { [unmodifiedSince]: existing.updatedAt }
  return write('users', 'PUT', `/${existing.id}`, body, guard)
}

/** Creates an account whose holder chooses the password. */
export const invite = ({ password: _, ...values }: UserValues): Promise<InvitationAnswer> =>
  write<InvitationAnswer>('users', 'POST', '/invite', accountOf(values))

const accountOf = (values: Omit<UserValues, 'password'>) => ({
  ...values,
  ...mailInputOf(values),
  username: values.username.trim(),
})
