import { z } from 'zod'
import { Article, ArticleInput } from './article'
import { Category, CategoryInput } from './category'
import { Job, JobInput } from './job'
import type { Operation } from './operation'
import { Product, ProductInput } from './product'
import { storedProductFields } from './product-fields'
import { resource, stored } from './resource'
import {
  ApplicationChange,
  InquiryChange,
  QuoteRequestChange,
  StaffApplication,
  StaffInquiry,
  StaffInquiryInput,
  StaffQuoteRequest,
} from './staff/inbox'
import { IncompleteQuery } from './staff/completeness'
import { PasskeyOptions, PasskeySignIn } from './staff/passkeys'
import { dashboardOperations } from './staff/operations'
import { Credentials, SignInAnswer, User, UserChange, UserInput, VerifyAnswer } from './user'

/**
 * The calls of Payload's REST API that are described by hand (specification, section 7); `src/payload/operations` adds
 * those of the other collections. Staff send the token of `/admin/login` as `Authorization: Bearer …`.
 */
export const staffOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/login',
    subject: 'Signing in',
    summary: 'Signs in; answers the token, and sets the cookie of the panel',
    body: { schema: Credentials },
    answer: { status: 200, schema: SignInAnswer },
    refusals: [400, 401, 413, 429],
  },
  {
    method: 'post',
    path: '/admin/login/passkey/options',
    subject: 'Signing in',
    summary:
      'What a browser needs to sign with a passkey, and a cookie that ties it to this browser',
    answer: { status: 200, schema: PasskeyOptions },
    refusals: [409, 429],
  },
  {
    method: 'post',
    path: '/admin/login/passkey',
    subject: 'Signing in',
    summary: 'Signs in with a passkey alone; answers as signing in with a password does',
    body: { schema: PasskeySignIn },
    answer: { status: 200, schema: SignInAnswer },
    refusals: [400, 401, 413, 429],
  },
  {
    method: 'get',
    path: '/admin/verify',
    subject: 'Signing in',
    summary: 'Who is signed in',
    answer: { status: 200, schema: VerifyAnswer },
    refusals: [401],
    isForStaff: true,
  },
  ...resource('products', {
    input: ProductInput,
    record: stored('StaffProduct', z.object({ ...Product.shape, ...storedProductFields() })),
    changes: ['put', 'patch'],
    query: IncompleteQuery,
    isOpen: true,
  }),
  ...resource('categories', {
    input: CategoryInput,
    record: stored('StaffCategory', Category),
    isOpen: true,
  }),
  ...resource('news', {
    input: ArticleInput,
    record: stored('StaffArticle', Article),
    isOpen: true,
  }),
  ...resource('jobs', {
    input: JobInput,
    record: stored('StaffJob', Job),
    changes: ['put', 'patch'],
    isOpen: true,
  }),
  ...resource('users', {
    input: UserInput,
    record: stored('StaffUser', User),
    changes: ['put', 'patch'],
    change: UserChange,
  }),
  ...resource('inquiries', {
    input: StaffInquiryInput,
    record: StaffInquiry,
    change: InquiryChange,
  }),
  ...resource('quote-requests', {
    input: QuoteRequestChange,
    record: StaffQuoteRequest,
    change: QuoteRequestChange,
  }).filter(isNoCreation),
  ...resource('job-applications', {
    input: ApplicationChange,
    record: StaffApplication,
    change: ApplicationChange,
  }).filter(isNoCreation),
  ...dashboardOperations,
]

/** Visitors alone make these, by a call of their own. */
function isNoCreation({ method }: Operation): boolean {
  return method !== 'post'
}
