import { z } from 'zod'
import { User, UserInput } from '../user'

/** Hours for which the link of an invitation works. */
export const invitationHours = 72

/** Message for a link that does not work, whatever the reason: it tells guesses nothing. */
export const invitationInvalid =
  'This invitation is not valid: it was used, withdrawn or replaced, or its time is over. Ask for a new one.'

/** Body of POST /admin/users/invite: an account as others are, without a password. */
export const InvitationInput = UserInput.omit({ password: true }).meta({ id: 'InvitationInput' })
export type InvitationInput = z.infer<typeof InvitationInput>

/** Answer of the calls that make the link of an invitation. */
export const InvitationAnswer = z
  .object({
    message: z.string(),
    doc: User.pick({ id: true, username: true, role: true, email: true }),
    invitedUntil: z.string().describe('When the link ends'),
    isMailed: z.boolean().describe('Whether the link was mailed to the address of the account'),
    path: z
      .string()
      .nullable()
      .describe(
        'Path of the link on this site, to hand over where it was not mailed; told once, null where it was',
      ),
  })
  .meta({ id: 'InvitationAnswer' })
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

const Token = z.string('must be a text').min(1).max(200).describe('What follows `#invitation=`')

/** Body of POST /admin/invitation. */
export const InvitationToken = z.strictObject({ token: Token }).meta({ id: 'InvitationToken' })
export type InvitationToken = z.infer<typeof InvitationToken>

/** Answer of POST /admin/invitation: the account that its holder takes over. */
export const OpenInvitation = z
  .object({ username: z.string(), invitedUntil: z.string() })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Body of POST /admin/invitation/accept. */
export const InvitationAcceptance = InvitationToken.extend({
  password: UserInput.shape.password,
}).meta({ id: 'InvitationAcceptance' })
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>

/** Answer of POST /admin/invitation/accept. */
export const AcceptedInvitation = z
  .object({ message: z.string(), username: z.string() })
  .meta({ id: 'AcceptedInvitation' })
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>
