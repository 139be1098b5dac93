import { expect } from 'vitest'
import type { Language } from '@/src/i18n/languages'
import { newCategory, unique } from './samples'
import { signInAsSuperAdmin, staffCall } from './staff-call'
import { visit } from './visit'

/** The public routes of the specification, section 1, but for those of records. */
const routes = [
  '/',
  '/products',
  '/products?q=kiosk',
  ...['banking', 'healthcare', 'security', 'transportation', 'information', 'payment'].map(
    (family) => `/products/${family}`,
  ),
  ...['cdm', 'healthcare', 'epp', 'payment/card', 'banking-solution', 'atm'].map(
    (solution) => `/solutions/${solution}`,
  ),
  '/about',
  ...['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc'].map(
    (page) => `/company/${page}`,
  ),
  '/news',
  '/careers',
  '/locations',
  '/support',
  '/software',
  '/hardware',
  '/contact',
  '/industries',
  ...['banking', 'healthcare', 'pinpad', 'transport', 'info-ar', 'payments'].map(
    (industry) => `/industries/${industry}`,
  ),
  ...['terms-and-conditions', 'privacy-policy', 'terms-of-use', 'cookies'].map(
    (page) => `/legal/${page}`,
  ),
]

/** Makes a product, its category, an article and a job, and lists their routes: by slug, and by id where that is documented. */
export async function newRecords(): Promise<string[]> {
  const token = await signInAsSuperAdmin()
  const create = async (collection: string, body: object) =>
    (await staffCall(`/${collection}`, { token, method: 'POST', body })).body.doc
  const category = await newCategory(token)
  const product = await create('products', { name: unique('Route'), categoryId: category.id })
  const article = await create('news', { title: unique('Route') })
  const job = await create('jobs', { title: unique('Route'), location: 'Shenzhen' })
  return [
    `/products/category/${category.slug}`,
    `/product/${product.id}`,
    `/product/${product.slug}`,
    `/news/${article.id}`,
    `/news/${article.slug}`,
    `/careers/${job.id}`,
    `/careers/${job.slug}`,
  ]
}

/** Expects that every documented route answers in a language, with one main heading and a title. */
export async function expectRoutesIn(lng: Language, records: string[]): Promise<void> {
  for (const route of [...routes, ...records]) {
    const { status, html } = await visit(route, { cookie: `lang=${lng}` })
    expect(status, route).toBe(200)
    expect(html, route).toContain(`<html lang="${lng}"`)
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1)
    expect(html, route).toMatch(/<title>[^<]+<\/title>/)
  }
}
