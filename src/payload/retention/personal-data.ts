import { sitePersonalData } from '@/site/personal-data'
import type { PersonalData } from '@/src/domain/settings/retention'

const writers = ['updatedBy', 'draftAuthors'] as const

/** Entry of a collection that staff write. */
const ofWriters = (fields: readonly string[] = writers): PersonalData => ({
  about: 'staff',
  fields,
  purpose:
    'Shows colleagues who changed it; approval needs another person than the one who wrote it',
  basis: 'Legitimate interest',
  kept: 'As long as the record and its versions',
})

/** Entry of a collection without data about people. */
const none: PersonalData[] = []

/** All collections, with the personal data that they hold: what `docs/privacy.md` is made of. */
export const personalData: Record<string, readonly PersonalData[]> = {
  inquiries: [
    {
      about: 'visitors',
      fields: [
        'name',
        'email',
        'company',
        'phone',
        'country',
        'subject',
        'message',
        'newsletter',
        'replies',
      ],
      purpose: 'Answers what somebody asks by the contact form',
      basis: 'Contract, and steps before one',
      kept: '`KEEP_INQUIRIES_DAYS`',
    },
    {
      about: 'staff',
      fields: ['assignee', 'replies', 'note'],
      purpose: 'Shows who answers',
      basis: 'Legitimate interest',
      kept: 'As long as the inquiry',
    },
  ],
  'quote-requests': [
    {
      about: 'visitors',
      fields: [
        'company',
        'name',
        'email',
        'phone',
        'country',
        'deliveryPlace',
        'tenderNumber',
        'message',
        'files',
        'offers',
        'replies',
      ],
      purpose: 'Makes an offer, and shows its sender how far it is',
      basis: 'Contract, and steps before one',
      kept: '`KEEP_QUOTE_REQUESTS_DAYS`, with all files',
    },
    {
      about: 'staff',
      fields: ['assignee', 'replies', 'note'],
      purpose: 'Shows who answers',
      basis: 'Legitimate interest',
      kept: 'As long as the request',
    },
  ],
  'job-applications': [
    {
      about: 'visitors',
      fields: ['name', 'email', 'phone', 'files', 'replies', 'note'],
      purpose: 'Decides on an application',
      basis: 'Contract, and steps before one',
      kept: 'Days that the form says (site settings, “Days to keep applications”), with all files',
    },
  ],
  'document-requests': [
    {
      about: 'visitors',
      fields: ['email'],
      purpose:
        'Mails the link to a file that is given for an address, and shows staff who asked for it',
      basis: 'Consent',
      kept: '`KEEP_DOCUMENT_REQUESTS_DAYS`',
    },
  ],
  'missed-visits': [
    {
      about: 'visitors',
      fields: ['text'],
      purpose:
        'Shows staff which searches found nothing, and which addresses lead nowhere; what somebody types there may be about a person',
      basis: 'Legitimate interest',
      kept: 'The most frequent; the others are replaced',
    },
  ],
  users: [
    {
      about: 'staff',
      fields: [
        'username',
        'publicName',
        'email',
        'language',
        'role',
        'permissions',
        'password',
        'hash',
        'salt',
        'secondFactor',
        'signsInWith',
        'identity',
        'sessions',
        'loginAttempts',
        'lockUntil',
      ],
      purpose: 'Signs staff in, mails them, and shows colleagues their names',
      basis: 'Contract, and steps before one',
      kept: 'Until a super_admin deletes the account',
    },
  ],
  'api-keys': [
    {
      about: 'staff',
      fields: ['userId'],
      purpose: 'Bounds what a program may do by the rights of who made its key',
      basis: 'Legitimate interest',
      kept: 'Until 90 days after its end, or with the account',
    },
  ],
  'activity-logs': [
    {
      about: 'staff',
      fields: ['userId', 'username', 'details', 'words'],
      purpose: 'Shows who did what; finds out misuse',
      basis: 'Legitimate interest',
      kept: '`KEEP_ACTIVITY_DAYS`; failed sign-ins `KEEP_REFUSED_SIGN_INS_DAYS`, the latest 10,000',
    },
  ],
  approvals: [ofWriters(['askedBy', 'askedById', 'decidedBy', 'authors', 'note', 'reason'])],
  comments: [
    {
      about: 'staff',
      fields: ['text', 'author', 'authorId', 'mentions'],
      purpose: 'Lets colleagues talk about a record',
      basis: 'Legitimate interest',
      kept: 'As long as the record',
    },
  ],
  releases: [ofWriters(['publishedBy', 'undoneBy', 'scheduledBy'])],
  products: [ofWriters()],
  documents: [ofWriters()],
  'security-notices': [
    ofWriters(),
    {
      about: 'others',
      fields: ['acknowledgments'],
      purpose: 'Thanks those who found a vulnerability, by the name that they chose',
      basis: 'Consent',
      kept: 'As long as the notice',
    },
  ],
  'error-codes': [ofWriters()],
  'finder-questions': [ofWriters(['draftAuthors'])],
  pages: [ofWriters()],
  'navigation-items': [ofWriters()],
  news: [ofWriters()],
  jobs: [
    ofWriters(),
    {
      about: 'staff',
      fields: ['email'],
      purpose: 'Takes applications by mail',
      basis: 'Legitimate interest',
      kept: 'As long as the job',
    },
  ],
  'payload-locked-documents': [
    {
      about: 'staff',
      fields: ['user'],
      purpose: 'Shows colleagues who has a record open',
      basis: 'Legitimate interest',
      kept: 'Until the record is closed',
    },
  ],
  'payload-preferences': [
    {
      about: 'staff',
      fields: ['user', 'value'],
      purpose: 'Keeps how somebody set up lists and views',
      basis: 'Legitimate interest',
      kept: 'As long as the account',
    },
  ],
  'payload-jobs': [
    {
      about: 'staff',
      fields: ['input'],
      purpose: 'Publishes at a set time, in the name of who set it',
      basis: 'Legitimate interest',
      kept: 'Until it is done; 90 days if it failed',
    },
  ],
  'payload-kv': [
    {
      about: 'staff',
      fields: ['key', 'data'],
      purpose: 'Shows colleagues who has a page open',
      basis: 'Legitimate interest',
      kept: '30 seconds after the page was closed',
    },
  ],
  'payload-migrations': none,
  attributes: none,
  categories: none,
  certificates: none,
  'content-sections': none,
  fonts: none,
  media: none,
  patterns: none,
  'product-models': none,
  redirects: none,
  'search-words': none,
  'web-vitals': none,
  'webhook-deliveries': none,
  webhooks: none,
  ...sitePersonalData,
}

/** Personal data outside of the database's collections. */
export const personalDataElsewhere: { place: string; holds: string; kept: string }[] = [
  {
    place: '`DATA_DIR/private-files`, or `private/` in the bucket',
    holds: 'Files of quote requests, offers and applications',
    kept: 'As long as their record; without one, one day',
  },
  {
    place: 'Memory of the server',
    holds:
      'Addresses on the network, and email addresses that mails go to, to limit both; entries of refused forms, under a random id',
    kept: 'The time of the limit, at most a day; entries ten minutes',
  },
  {
    place: 'Redis, if `REDIS_URL` is set',
    holds: 'What limits calls and mails',
    kept: 'The time of the limit, at most a day',
  },
  {
    place: 'Log of the process',
    holds:
      'Usernames of staff; addresses on the network of calls that were refused; at level `debug` addresses of pages with their queries. Never what visitors write',
    kept: 'As whoever runs the server sets up',
  },
  {
    place: 'Browser of a visitor',
    holds: 'Language, units, the quote list, and what was typed into a form until it was sent',
    kept: 'Until the visitor deletes it; the cookie `lang` a year',
  },
  {
    place: 'Browser of staff',
    holds: 'The session (`payload-token`), a mark that the browser is known, drafts of forms',
    kept: 'Until the session ends; marks a year',
  },
  {
    place: 'Mails that were sent',
    holds:
      'Addresses, numbers of requests, machines and dates; no text that a visitor typed goes to visitors',
    kept: 'As the mail server of the operator does',
  },
  {
    place: 'Backups (`npm run backup`)',
    holds: 'All of the database and the files',
    kept: 'As long as the operator keeps them: what was deleted on the site is still in older ones',
  },
]
