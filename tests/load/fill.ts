import { getPayload, type Payload } from 'payload'
import config from '@/payload.config'
import { described, fillAttributes } from './described-products'

const families = ['banking', 'healthcare', 'security', 'transportation', 'information', 'payment']

const words = 'lobby wall drive counter safe kiosk desk panel outdoor compact teller coin'.split(
  ' ',
)

async function fill({ db }: Payload, products: number, attributes: number): Promise<void> {
  const ids: string[] = []
  for (let number = 0; number < 13; number += 1) {
    const { id } = await db.create({
      collection: 'categories',
      data: {
        name: { en: `Category ${number}`, zh: `类别 ${number}` },
        slug: `category-${number}`,
        family: families[number % families.length],
        order: number,
        isActive: true,
      },
    })
    ids.push(String(id))
  }
  for (let number = 0; number < products; number += perTransaction) {
    const transactionID = (await db.beginTransaction()) ?? undefined
    const end = Math.min(products, number + perTransaction)
    for (let next = number; next < end; next += 1) {
      const data = {
        ...product(next, ids),
        ...(attributes > 0 ? described(next, attributes) : {}),
      }
      await db.create({ collection: 'products', data, req: { transactionID } })
    }
    if (transactionID !== undefined) await db.commitTransaction(transactionID)
  }
}

/** One for each product would wait for the disk 100,000 times. */
const perTransaction = 500

async function fillInbox({ db }: Payload, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const createdAt = new Date(1_700_000_000_000 + number * 3_600_000).toISOString()
    await db.create({
      collection: 'inquiries',
      data: {
        name: `Visitor ${number}`,
        email: `visitor${number}@example.com`,
        company: `Bank ${number % 300}`,
        subject: 'banking',
        message: `We look for ${1 + (number % 40)} machines for our branches. `.repeat(6).trim(),
        isRead: number % 4 !== 0,
        createdAt,
        updatedAt: createdAt,
      },
    })
  }
}

/** News and jobs, so that every manager has pages of rows. */
async function fillCompany({ db }: Payload, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const at = new Date(1_700_000_000_000 + number * 3_600_000).toISOString()
    const state = { isActive: true, _status: 'published', createdAt: at, updatedAt: at }
    const text = `Machine ${number} was put to work in branch ${number % 300}. `.repeat(20).trim()
    await db.create({
      collection: 'news',
      data: {
        ...state,
        title: { en: `Machine ${number} at work`, zh: `第 ${number} 台设备投入使用` },
        slug: `machine-${number}`,
        content: { en: text },
        images: [],
        publishedAt: at,
      },
    })
    await db.create({
      collection: 'jobs',
      data: {
        ...state,
        title: { en: `Engineer for line ${number}` },
        slug: `engineer-${number}`,
        location: { en: 'Shenzhen' },
        description: { en: text },
        vacancy: 1 + (number % 3),
        postedAt: at,
      },
    })
  }
}

/** A product that differs from the others in words and in all its specifications. */
function product(number: number, categories: string[]) {
  const pick = (list: string[], step: number) => list[Math.floor(number / step) % list.length] ?? ''
  const name = `M${number} ${pick(words, 1)} ${pick(words, 12)} machine`
  const about = `Stands at the ${pick(words, 5)} and takes ${50 + (number % 400)} notes at a time.`
  return {
    name: { en: name, zh: `M${number} 自助终端` },
    slug: `product-${number}`,
    categoryId: categories[number % categories.length],
    shortDescription: { en: about },
    description: { en: `${about}\n${about} `.repeat(4).trim() },
    specifications: {
      en: {
        'Note capacity': `${1000 + (number % 120) * 100} notes`,
        Display: `${pick(['7', '10.1', '15.6', '19', '21.5'], 3)}-inch touch`,
        Protocols: pick(['NDC, DDC', 'ISO8583', 'NDC, ISO8583', 'FHIR'], 7),
        Protection: pick(['IP43', 'IP54', 'IP65'], 11),
        Weight: `${5 + (number % 900)} kg`,
        Power: '100–240 V AC',
      },
    },
    isFeatured: number % 50 === 0,
    order: number,
    isActive: true,
    _status: 'published',
    createdAt: new Date(1_700_000_000_000 + number * 60_000).toISOString(),
    updatedAt: new Date(1_700_000_000_000 + number * 60_000).toISOString(),
  }
}

/**
 * Fills an empty database with categories, and as many products as the first argument says, inquiries
 * as the second, and articles and jobs each as the third. With a fourth, products have that many attributes, and variants.
 */
process.exitCode = 1
const [products, inquiries, others, attributes] = process.argv.slice(2).map(Number)
const payload = await getPayload({ config })
await fillAttributes(payload, attributes ?? 0)
await fill(payload, products ?? 0, attributes ?? 0)
await fillInbox(payload, inquiries ?? 0)
await fillCompany(payload, others ?? 0)
process.exit(0)
