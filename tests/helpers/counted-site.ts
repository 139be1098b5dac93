import { newAccount } from './accounts'
import { newDocument } from './documents'
import { pictureForm } from './samples'
import type { TestServer } from './server'
import { signIn, staffCall } from './staff-call'
import { askForQuote, smallPdf } from './visitor-forms'

export type CountedSite = Awaited<ReturnType<typeof writeCountedSite>>

export const documentCode = 'Open-Sesame'

/**
 * Fills an empty site with a few records of every kind, at least three of each that is listed: what is read once for
 * each record shows in the number of queries.
 */
export async function writeCountedSite({ baseUrl, admin }: TestServer) {
  const token = await signIn(admin.username, admin.password, baseUrl)
  const send = async (path: string, body: object, method = 'POST') => {
    const answer = await staffCall(path, { token, method, body, baseUrl })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const create = async (collection: string, body: object) =>
    (await send(`/${collection}`, body)).doc as { id: string; slug: string; filename: string }
  const createEach = async (collection: string, bodies: object[]) => {
    const made = []
    for (const body of bodies) made.push(await create(collection, body))
    return made as [Made, Made, Made, ...Made[]]
  }

  const pictures = await createEach(
    'media',
    await Promise.all(['Front', 'Side', 'Back'].map((alt) => pictureForm(alt))),
  )
  const categories = await createEach(
    'categories',
    ['Pumps', 'Valves', 'Pipes'].map((name, order) => ({ name, order, family: 'banking' })),
  )
  const [pumps, valves] = categories
  const weight = await create('attributes', {
    key: 'weight',
    label: 'Weight',
    kind: 'number',
    unit: 'kg',
    places: ['facets', 'comparison'],
    categories: [pumps.id, valves.id],
  })
  const products = await createEach(
    'products',
    ['Pump 1', 'Pump 2', 'Pump 3', 'Valve 1', 'Valve 2'].map((name, order) => ({
      name,
      order,
      categoryId: (order < 3 ? pumps : valves).id,
      image: pictures[order % 3]?.id,
      gallery: pictures.map(({ id }) => id),
      isFeatured: order !== 1,
      attributes: { weight: { value: order + 1, unit: 'kg' } },
    })),
  )
  const productIds = products.map(({ id }) => id)
  await createEach(
    'certificates',
    ['1', '2', '3'].map((number) => ({
      standard: 'ISO 9001',
      number,
      firstDay: '2020-01-01T00:00:00.000Z',
      isCompanyWide: number === '1',
      products: productIds,
      picture: pictures[0].id,
    })),
  )
  const news = await createEach(
    'news',
    ['First', 'Second', 'Third'].map((title) => ({ title, content: 'It is built.' })),
  )
  const jobs = await createEach(
    'jobs',
    ['Fitter', 'Welder', 'Clerk'].map((title) => ({ title, location: 'Here' })),
  )
  const site = { token, baseUrl }
  const documents = []
  for (const title of ['Manual', 'Driver', 'Drawing']) {
    documents.push(await newDocument(site, { title, products: productIds }))
  }
  const byMail = await newDocument(site, { title: 'By mail', gate: 'mail' })
  const byCode = await newDocument(site, { title: 'By code', gate: 'code', code: documentCode })
  const notices = await createEach(
    'security-notices',
    ['Open port', 'Weak password', 'Old library'].map((title) => ({
      title,
      summary: 'It is mended.',
      vulnerabilities: [{ cve: 'CVE-2026-9900001', description: 'Nobody is asked' }],
      products: [{ product: products[0].id, before: '2.1', status: 'known_affected' }],
      remediations: [{ category: 'vendor_fix', details: 'Install 2.1' }],
      revisions: [{ date: '2026-03-02T09:00:00.000Z', summary: 'First version' }],
    })),
  )
  await create('error-codes', {
    code: 'E-4711',
    meaning: 'The pump is blocked',
    products: productIds,
  })
  await createEach(
    'content-sections',
    ['hall', 'yard', 'gate'].map((sectionKey) => ({ sectionKey, title: sectionKey })),
  )
  await create('finder-questions', {
    question: 'How heavy may it be?',
    slug: 'weight',
    answers: [
      {
        label: 'At most 2 kg',
        key: 'light',
        conditions: [{ test: 'atMost', attribute: weight.id, max: 2, unit: 'kg' }],
      },
      {
        label: 'A pump',
        key: 'pump',
        conditions: [{ test: 'category', categories: [pumps.id] }],
      },
    ],
  })
  for (const menu of ['products', 'phone', 'footer']) {
    const column =
      menu === 'phone' ? null : await create('navigation-items', { name: 'Site', menu })
    for (const [order, href] of ['/news', '/careers', '/contact'].entries()) {
      const entry = { name: href, href, menu, order, parentId: column?.id }
      await create('navigation-items', entry)
    }
  }
  const page = await create('pages', {
    title: 'Service',
    path: '/service',
    layout: [
      { blockType: 'hero', title: 'Service', text: 'Call us.' },
      { blockType: 'productGrid' },
      { blockType: 'newsList', limit: 3 },
      { blockType: 'jobList' },
    ],
  })
  await create('redirects', { from: '/old', to: '/service' })
  const quote = await writeQuote({ token, baseUrl }, products[0].slug)
  await send('/globals/site-settings', {
    companyName: 'Pumps and Valves',
    logo: pictures[0].id,
    approvalRules: [
      {
        roles: ['admin'],
        collections: ['products', 'news', 'jobs', 'pages'],
        exceptLanguages: ['ja'],
      },
    ],
  })
  return {
    token,
    /** Needs approval in all languages but Japanese. */
    writer: await newAccount(token, 'admin', ['products', 'news', 'content'], baseUrl),
    picture: pictures[0],
    category: pumps,
    products,
    article: news[0],
    job: jobs[0],
    documents: { open: documents[0] as Document, byMail, byCode },
    notice: notices[0],
    page,
    quote,
  }
}

/** Asks for a quote and answers with a file; returns the addresses of its page and of the file. */
async function writeQuote({ token, baseUrl }: { token: string; baseUrl: string }, slug: string) {
  const { body } = await askForQuote(slug, { baseUrl })
  const { pathname, search } = new URL(body.url, baseUrl)
  const path = '/quote-requests'
  const { docs } = (await staffCall(`${path}?depth=0`, { token, baseUrl })).body
  const form = new FormData()
  form.set('file', new File([new Uint8Array(smallPdf('offer'))], 'Offer.pdf'))
  form.set('_payload', '{}')
  const record = `${path}/${docs[0].id}`
  await staffCall(`${record}/offers`, { token, baseUrl, method: 'POST', body: form })
  await staffCall(record, { token, baseUrl, method: 'PATCH', body: { status: 'closed' } })
  const html = await (await fetch(new URL(`${pathname}${search}`, baseUrl))).text()
  const [, offer] = /href="\/api(\/quote-requests\/[^"]+)"/.exec(html) ?? []
  if (!offer) throw new Error('The page of the request has no file')
  return { page: `${pathname}${search}`, offer: offer.replaceAll('&amp;', '&') }
}

interface Made {
  id: string
  slug: string
  filename: string
}

type Document = Awaited<ReturnType<typeof newDocument>>
