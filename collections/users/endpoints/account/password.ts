import type { Endpoint } from 'payload'
import { PasswordChange } from '@/src/contract/staff/account'
import { parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal } from '@/src/payload/errors'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { passwordProblem, provenKey } from '@/collections/users/hooks/passwords'
import { writeRaw } from '@/collections/users/second-factor'
import { provePassword, withAccount } from './proof'

/** `POST /account/password`: a new one for who knows the old one. Every other session ends. */
export const changePassword: Endpoint = {
  path: '/account/password',
  method: 'post',
  handler: async (req) => {
    const { id, username, _sid } = requireStaff(req)
    const { currentPassword, newPassword } = await parseInput(req, PasswordChange)
    const problem =
      newPassword === currentPassword
        ? 'The new password must be another one'
        : await passwordProblem(req, newPassword, username)
    if (problem) throw fieldRefusal('newPassword', problem)

    await withAccount(req, async () => {
      await provePassword(req, currentPassword)
      await req.payload.update({
        collection: 'users',
        id,
        data: { password: newPassword },
        context: { [provenKey]: true },
        depth: 0,
        overrideAccess: false,
        req,
      })
    })
    await withAccount(req, (account) =>
      writeRaw(req, account, {
        sessions: (account.sessions ?? []).filter((session) => session.id === _sid),
      }),
    )
    await writeAudit(req, { action: 'password change', resourceType: 'users', resourceId: id })
    return Response.json({ message: 'The password is changed, and other sessions are ended' })
  },
}
