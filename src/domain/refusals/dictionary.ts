import { passwordExpired, passwordsClosed } from '@/src/contract/user'

/** A text of `locales/<language>/staff.json`, and what stands in it. */
export interface RefusalText {
  key: string
  values: Record<string, string | number>
}

/**
 * Finds the text that says a refusal in the language of staff: hooks and validators write English, zod and Payload have words of
 * their own. Undefined where the message is none of those.
 */
export function findRefusal(message: string): RefusalText | undefined {
  if (Object.hasOwn(exact, message)) return { key: String(exact[message]), values: {} }
  for (const [pattern, key, values] of patterns) {
    const found = pattern.exec(message)
    if (found) return { key, values: values ?? valuesOf(found) }
  }
  return undefined
}

/** A limit is the first group, all others have names. */
function valuesOf({ groups = {}, 1: first }: RegExpExecArray): RefusalText['values'] {
  const count = groups.count ?? first
  return { ...groups, ...(count === undefined ? {} : { count: Number(count) }) }
}

const exact: Record<string, string> = {
  'Username required': 'problem.username',
  'Password required': 'problem.password',
  'Title is required': 'problem.title',
  'Title and location are required': 'problem.titleAndLocation',
  'Name is required': 'problem.name',
  'Category is required': 'problem.category',
  'Invalid email address': 'problem.email',
  'The password must have at least 10 characters': 'problem.passwordShort',
  'The new password must be another one': 'problem.passwordSame',
  [passwordExpired]: 'portal.passwordExpired',
  [passwordsClosed]: 'refusal.passwordsClosed',
  'No provider signs in to this account': 'refusal.noIdentity',
}

/** The first that fits counts. What says more stands before what says less. */
const patterns: readonly (readonly [RegExp, string, RefusalText['values']?])[] = [
  // Accounts
  [/^The username or password provided is incorrect/, 'refusal.signIn'],
  [/^The current password is not right/, 'refusal.currentPassword'],
  [/^The code is not right/, 'refusal.code'],
  [/^Code required/, 'refusal.codeRequired'],
  [/^Passkey or code required/, 'refusal.passkeyRequired'],
  [/^The passkey is not right/, 'refusal.passkey'],
  [/^An account has at most (\d+) passkeys/, 'refusal.passkeys'],
  [/^Passkeys need an https address/, 'refusal.noPasskeys'],
  [/second factor (?:must be set up first|is on already|is off)/i, 'refusal.secondFactor'],
  [/^Set up your second factor first/, 'refusal.secondFactor'],
  [/password is (?:publicly known|one of the most common)/, 'refusal.passwordCommon'],
  [/password must (?:not be the username|hold more than names)/, 'refusal.passwordNames'],
  [/^username must have 2 to 100/, 'refusal.username'],
  [/^This invitation is not valid/, 'portal.invitationInvalid'],
  [/^You see the site as (?<name>.+)\. Stop to make changes/, 'refusal.view'],
  [/^No invitation is open/, 'refusal.noInvitation'],
  [/^The last super_admin/, 'refusal.lastOwner'],
  [/^You cannot (?:change|delete) your own|^Your own second factor/, 'refusal.own'],
  [/^Your account cannot give these rights: (?<names>.+)/, 'refusal.keyRights'],
  [/^Choose at least one right/, 'refusal.keyRightNeeded'],
  [/^An account has at most (\d+) valid keys/, 'refusal.keys'],
  [/^The key is revoked already/, 'refusal.keyRevoked'],
  [/^This API key (?:is not valid|was revoked|has expired)/, 'refusal.keyInvalid'],
  [/^This API key lacks|is not open to API keys/, 'refusal.keyScope'],
  [/account that may use the inbox/, 'refusal.assignee'],
  [/^Not signed in/, 'failure.signedOut'],
  [/^You (?:are not allowed|may not)|^Only staff who edit/, 'failure.forbidden'],

  // Approvals, drafts, releases
  [/approval of another person/, 'refusal.approvalNeeded'],
  [/^This version waits for approval/, 'refusal.waits'],
  [/^This request is \w+ already/, 'refusal.decided'],
  [/there is nothing to approve/, 'refusal.nothingToApprove'],
  [/another person decides/, 'refusal.otherDecides'],
  [/^Your role does not publish this/, 'refusal.mayNotApprove'],
  [/^Only who asked for an approval/, 'refusal.requester'],
  [/^This is set to be published/, 'refusal.scheduled'],
  [/in the trash/, 'refusal.trash'],
  [/^Nothing of this is public/, 'refusal.nothingPublic'],
  [/^(?<name>.+) saved this meanwhile/, 'refusal.saved'],
  [/^(?<name>.+) changed this in a draft [^:]*: (?<names>.+?)\.?$/, 'refusal.draftConflict'],
  [/^Somebody else has it open|^A document is locked|^A lock stays/, 'refusal.locked'],
  [/^No more than (\d+) times/, 'refusal.times'],
  [/^This release is published already|^What is published does not/, 'refusal.releasePublished'],
  [/^This release holds nothing/, 'refusal.releaseEmpty'],
  [/^This release (?:has no time|is not published)/, 'refusal.releaseState'],
  [/^Take back the time of this release/, 'refusal.releaseScheduled'],
  [/^A release holds at most (\d+)/, 'refusal.entries'],
  [/no draft that waits/, 'refusal.noDraft'],
  [/changed after (?:it was added|this was asked for)/, 'refusal.changedSince'],
  [/(?:changed|published again|deleted) since|changed it meanwhile/, 'refusal.changedSince'],
  [/has other entries by now/, 'refusal.changedSince'],
  [/^(?:Not found|There (?:is|are) no such)|^File not found/i, 'failure.gone'],

  // Pictures and files
  [/^The picture is larger/, 'refusal.pictureTooLarge'],
  [/^A PDF is no picture/, 'refusal.pdf'],
  [/not a picture that can be read|must hold a picture/, 'refusal.notPicture'],
  [/still in use|is chosen in the site settings/, 'refusal.inUse'],
  [/^The picture is used in/, 'refusal.usedElsewhere'],
  [/file (?:of this picture is missing|is not there)|must hold a file/, 'refusal.fileMissing'],
  [/only be cut one at a time/, 'refusal.oneAtATime'],
  [/ holds malware/, 'refusal.malware'],
  [/^The file cannot be checked for malware/, 'refusal.unscanned'],
  [/ is larger than /, 'failure.tooLarge'],
  [/^file must be one of these: (?<names>.+)$/, 'refusal.fileTypes'],
  [/^file must be one of at most (\d+) files/, 'refusal.entries'],
  [
    /^file (?:must not be empty|holds|unpacks|has entries|is packed|is not an archive)/,
    'refusal.fileContent',
  ],
  [/^file must be|not valid CSV|^The file (?:is empty|must be text)/, 'refusal.file'],
  [/^The column slug is missing|^Two columns|^The file has more than/, 'refusal.file'],
  [/^Its source language|^It translates into|document type|processing instr/, 'refusal.file'],
  [/^the file must be UTF-8/, 'refusal.file'],
  [/^Some (?:rows|texts) are/, 'refusal.someRefused'],
  [/^Too many /, 'failure.tooMany'],

  // Mail and services that are not there
  [/sends no mails/, 'refusal.noMail'],
  [/^The mail could not be sent/, 'refusal.mailFailed'],
  [/^This reply was sent already/, 'refusal.replySent'],
  [/translation service|what a machine writes/, 'refusal.translator'],
  [/^Releases need a database/, 'failure.server'],
  [/^The demo is |^The site has content already|^Nothing was chosen/, 'refusal.setup'],
  [/has 500 comments/, 'refusal.commentsFull'],

  // Menus, pages, redirects
  [/menu has (?:one level|two levels)/, 'refusal.menuLevels'],
  [/cannot stand below itself/, 'refusal.below'],
  [/^This menu has entries of its own/, 'refusal.menuEntries'],
  [/^There is no category yet/, 'refusal.noCategory'],
  [/^Still to be filled in[^:]*: (?<names>.+)$/, 'refusal.placeholders'],
  [/may not be .*: what the site itself|^slug must not be/, 'refusal.reserved'],
  [/must begin with \/ and hold/, 'refusal.path'],
  [/is the address of a page|page with this address/, 'refusal.isPage'],
  [/no built-in page/, 'failure.gone'],
  [/leads back to|must not be the address that it replaces/, 'refusal.leadsBack'],
  [/at which nothing is published/, 'missed.targetNowhere'],
  [/^url must be an address|^url must not hold a password/, 'webhook.urlNeeded'],
  [/^url must not lead into/, 'webhook.urlPrivate'],
  [/^This webhook is off/, 'webhook.isOff'],
  [/^words must be 2 to \d+ that mean the same/, 'searchWords.needed'],
  [/^to must be a path of this site$/, 'searchWords.path'],

  // Products, attributes, notices
  [
    /below (?<least>\d+) % completeness; this product has (?<share>\d+) %. Missing: (?<names>.+)$/,
    'refusal.incomplete',
  ],
  [/cannot be changed: products have values/, 'refusal.attributeInUse'],
  [/unit must be one|in a unit that|has no unit/, 'refusal.unit'],
  [/min above its max/, 'refusal.minMax'],
  [/width, depth and height above 0/, 'refusal.aboveZero'],
  [/takes one choice/, 'refusal.oneChoice'],
  [/is unknown\b|is not known|is no (?:axis|attribute of)/, 'refusal.unknown'],
  [
    /names something that does not exist|^(?:category|successor|product) .* does not exist/,
    'failure.gone',
  ],
  [/too large a number/, 'problem.number'],
  [/was published (?:as|and stays)/, 'refusal.noticeFixed'],
  [/^Add version (\d+)/, 'refusal.noticeVersion'],
  [/prefix, a year and at least four digits/, 'refusal.form', { name: 'ACME-2026-0001' }],
  [/^A CVE id looks like/, 'refusal.form', { name: 'CVE-2026-12345' }],
  [/^A vector has/, 'refusal.form', { name: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
  [/^A version has letters/, 'refusal.form', { name: '2.1-b3' }],
  [/^What is informational names no/, 'problem.other'],
  [/^A reference is a whole address/, 'problem.link'],
  [/^This is version \d|^No version lies between|^A version is later/, 'refusal.versions'],
  [/names at least one|has at least one|list of at least one/, 'refusal.missingEntry'],
  [/^Say wh?at|^Name a person|needs a summary|^Which one/, 'problem.required'],

  // Forms of values
  [/id of a film/, 'refusal.film'],
  [/a map of OpenStreetMap/, 'refusal.map'],
  [/six hexadecimal digits/, 'refusal.color'],
  [/a time such as/, 'refusal.time'],
  [/a time zone such as/, 'refusal.timeZone'],
  [/capital letters/, 'refusal.capitals'],
  [/(?:more than|at most) (\d+) entries/, 'refusal.entries'],
  [/at most (\d+) (?:paths|files)/, 'refusal.entries'],

  // Limits, of zod, of Payload and of ours
  [/expected (?:string|array) to have <=?(\d+)/, 'problem.tooLong'],
  [
    /(?:longer than|more than|at most|maximum of|max length of|shorter than the max)\D*(\d+)\b.*charact/i,
    'problem.tooLong',
  ],
  [/^A code has (\d+) to/, 'problem.tooShort'],
  [/expected string to have >=?1\b/, 'problem.required'],
  [/expected (?:string|array) to have >=?(\d+)/, 'problem.tooShort'],
  [/(?:at least|minimum of|longer than the min\w*)\D*(\d+)\b.*charact/i, 'problem.tooShort'],
  [/expected number to be <=?(-?\d+)/, 'problem.tooHigh'],
  [/expected number to be >=?(-?\d+)/, 'problem.tooLow'],
  [/(?:must be at most|greater than the max\D*|must not be more than) ?(-?\d+)/, 'problem.tooHigh'],
  [/(?:must be at least|less than the min\D*) ?(-?\d+)/, 'problem.tooLow'],
  [/must not be before|before firstDay|must not be earlier/, 'problem.earlier'],
  [/(?:day|time) to come/, 'problem.future'],
  [/lower-case|small letters/, 'problem.key'],
  [/path of this site|https? address|http\(s\)|a whole address/, 'problem.link'],
  [/e-?mail/i, 'problem.email'],
  [/\bday such as|a date\b|invalid (?:ISO )?date/i, 'problem.date'],
  [/whole number|must be a number|expected number|expected int|number such as/i, 'problem.number'],
  [/already|taken|unique|another one for each|own key|twice|repeats/i, 'problem.taken'],
  [
    /required|must not be empty|received undefined|received null|is missing|is needed/i,
    'problem.required',
  ],
]
