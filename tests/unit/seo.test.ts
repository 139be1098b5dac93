import { describe, expect, it } from 'vitest'
import { languageNames, languages } from '@/src/i18n/languages'
import { drawText } from '@/src/domain/data-sheets/drawn-text/draw-text'
import { cardAddress, pathOfCard } from '@/src/domain/media/pictures/share-card'
import { securityTxt } from '@/src/domain/security-notices/security-txt'
import { addressesPerFile, sitemapIndexXml, sitemapXml } from '@/src/domain/links/public-page'
import { breadcrumbs, toScriptText } from '@/src/domain/structured-data/graph'
import { findFilms, jobData, productData } from '@/src/domain/structured-data/records'

const siteUrl = 'https://site.example'

const plainProduct = {
  id: '1',
  name: 'A100',
  slug: 'atm-a100',
  shortDescription: 'Small',
  imageUrl: '/uploads/a.webp',
  categoryId: '2',
  isFeatured: false,
  order: 0,
  lifeCycle: 'inSale' as const,
  picture: null,
  description: null,
  variants: null,
  variantTexts: {},
  axes: [],
  variantList: [],
  successorId: null,
  worksWith: [],
  attributes: {},
  attributeTexts: {},
  values: [],
  specifications: { Weight: '80 kg', Ports: { usb: 2 } },
  images: [],
  pictures: [],
  isActive: true,
  createdAt: '',
  updatedAt: '',
}

describe('structured data', () => {
  it('cannot end the script that they stand in', () => {
    const text = toScriptText([
      breadcrumbs(siteUrl, [{ name: '</script><!--\u2028&', address: '/' }]),
    ])
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)[0].itemListElement[0].name).toBe('</script><!--\u2028&')
  })

  it('describe a product without a price', () => {
    const data = productData(
      plainProduct,
      { siteUrl, companyName: 'Maker', address: '/zh/product/atm-a100', inLanguage: 'zh' },
      'ATM',
      [],
    )
    expect(data).toMatchObject({
      '@type': 'Product',
      url: `${siteUrl}/zh/product/atm-a100`,
      image: [`${siteUrl}/api/uploads/a.webp`],
      category: 'ATM',
      brand: { '@type': 'Organization', name: 'Maker' },
      manufacturer: { '@type': 'Organization', name: 'Maker' },
    })
    expect(data).not.toHaveProperty('offers')
    expect(JSON.stringify(data)).toContain('{\\"usb\\":2}')
  })

  it('describe a product with variants as a group', () => {
    const variant = { options: [{ axis: 'colour', option: 'black', name: 'Black' }], note: '' }
    const data = productData(
      {
        ...plainProduct,
        variants: { code: 'LX' },
        axes: [{ key: 'colour', name: 'Colour', options: [] }],
        variantList: [
          { ...variant, code: 'LX-B', values: [{ key: 'weight', name: 'Weight', text: '80 kg' }] },
          { ...variant, code: 'LX-S', values: [] },
        ],
      },
      { siteUrl, companyName: 'Maker', address: '/product/atm-a100', inLanguage: 'en' },
      undefined,
      [],
    )
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'LX',
      variesBy: ['Colour'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'LX-B',
          url: `${siteUrl}/product/atm-a100#LX-B`,
          additionalProperty: [
            { name: 'Colour', value: 'Black' },
            { name: 'Weight', value: '80 kg' },
          ],
        },
        { sku: 'LX-S' },
      ],
    })
    expect(data).not.toHaveProperty('sku')
  })

  it('tell of a job in HTML that editors cannot break', () => {
    const job = {
      id: '1',
      title: 'Welder',
      slug: 'welder',
      location: 'Shenzhen',
      department: null,
      email: null,
      description: 'One <b>\nTwo & three',
      responsibilities: ['Weld'],
      requirements: [],
      benefits: [],
      postedAt: '2026-01-01T00:00:00.000Z',
      isActive: true,
      vacancy: 2,
      experienceNeeded: null,
      seoTitle: null,
      seoDescription: null,
      createdAt: '2025-01-01T00:00:00.000Z',
      updatedAt: '',
    }
    const data = jobData(
      job,
      { siteUrl, companyName: 'Maker', address: '/careers/welder', inLanguage: 'en' },
      { responsibilities: 'Duties', requirements: 'Skills', benefits: 'Benefits' },
    )
    expect(data).toMatchObject({
      description:
        '<p>One &lt;b&gt;</p><p>Two &amp; three</p><p><strong>Duties</strong></p><ul><li>Weld</li></ul>',
      datePosted: job.postedAt,
      totalJobOpenings: 2,
    })
  })

  it('find the films of a page, each once', () => {
    const layout = [
      { blockType: 'heroCarousel', slides: [{ type: 'youtube', heading: 'The story' }] },
      { blockType: 'video', film: 'story', title: 'Again' },
      {
        blockType: 'video',
        film: 'other',
        youtubeId: 'abcdef12345',
        title: 'Own',
        picture: 'key:x',
      },
      { blockType: 'video', film: 'service' },
    ]
    const page = { title: 'Page', seo: { description: 'About it' }, layout }
    const films = findFilms(page, { story: 'story-film-1', service: null })
    expect(films).toEqual([
      { id: 'story-film-1', name: 'The story', description: 'About it', picture: null },
      { id: 'abcdef12345', name: 'Own', description: 'About it', picture: 'key:x' },
    ])
  })
})

describe('the site map', () => {
  it('escapes what XML would misread, and names every language', () => {
    const xml = sitemapXml([
      {
        address: 'https://a.example/?a&b',
        changedAt: null,
        alternates: { zh: 'https://a.example/zh' },
      },
    ])
    expect(xml).toContain('<loc>https://a.example/?a&amp;b</loc>')
    expect(xml).toContain('hreflang="zh" href="https://a.example/zh"')
    expect(xml).not.toContain('<lastmod>')
  })

  it('lists its files where there are several', () => {
    expect(addressesPerFile).toBe(5000)
    expect(sitemapIndexXml(['https://a.example/sitemap/1.xml'])).toMatch(
      /<sitemapindex[^>]*>\s*<sitemap><loc>https:\/\/a\.example\/sitemap\/1\.xml</,
    )
  })
})

describe('security.txt', () => {
  const now = new Date('2026-11-21T15:00:00Z')

  it('names the address for security, else the first, and is good for less than a year', () => {
    const emails = [
      { label: 'General', address: 'info@a.example' },
      { label: 'Product security', address: 'psirt@a.example' },
    ]
    expect(securityTxt(siteUrl, emails, now)).toContain('Contact: mailto:psirt@a.example\n')
    const text = securityTxt(siteUrl, emails.slice(0, 1), now)
    expect(text).toContain('Contact: mailto:info@a.example\n')
    expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z\n')
    expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`)
  })

  it('takes no line break from an address', () => {
    const emails = [{ label: null, address: 'a@b.example\nContact: x' }]
    expect(securityTxt(siteUrl, emails, now)).not.toContain('x\n')
  })
})

describe('cards', () => {
  it('have one address a page', () => {
    for (const path of ['/', '/news', '/products/category/atm']) {
      const parts = cardAddress('zh', path).split('/').slice(3)
      expect(pathOfCard(parts)).toBe(path)
    }
    expect(pathOfCard(['news'])).toBeNull()
  })

  const box = { left: 80, bottom: 438, width: 576, height: 376, sizes: [88, 64, 40] as const }
  const drawn = (text: string, lng: string = 'en') =>
    drawText(
      text,
      { lng, weight: 600, typeface: null, color: '#fff' },
      { ...box, sizes: [...box.sizes] },
    )

  it('show titles in the script of every language', async () => {
    const titles = await Promise.all(languages.map((lng) => drawn(languageNames[lng], lng)))
    for (const [index, title] of titles.entries())
      expect(title, languages[index]).toContain('<path')
    expect(new Set(titles).size).toBe(languages.length)
  })

  it('join letters and set marks as their script asks', async () => {
    const glyphs = async (text: string) => (await drawn(text, 'hi')).match(/<path/g)?.length
    expect(await glyphs('\u0915\u094d\u0937')).toBe(1)
    expect(await glyphs('\u0915\u0937')).toBe(2)
    // A letter that is set in two parts: neither of them lacks.
    expect(await drawn('\u0e33', 'th')).toBe(await drawn('\u0e4d\u0e32', 'th'))
  })

  it('show no title of which they lack a letter, and leave signs out', async () => {
    expect(await drawn('مرحبا')).toBe('')
    expect(await drawn('Kiosk 🏧')).toBe(await drawn('Kiosk'))
  })

  it.each([
    ['of words', 'Installation manual '.repeat(12)],
    ['of a script without spaces', '自助服务终端'.repeat(30)],
    ['of one long word', 'W'.repeat(200)],
  ])('keep a long title %s in its place', async (_kind, title) => {
    const svg = await drawn(title, 'zh')
    const lines = [...svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    expect(lines.length).toBeGreaterThan(1)
    for (const [x = 0, y = 0] of lines) {
      expect(x).toBeGreaterThanOrEqual(80)
      expect(x).toBeLessThan(656)
      expect(y).toBeGreaterThanOrEqual(438 - 376)
      expect(y).toBeLessThanOrEqual(438)
    }
  })
})
