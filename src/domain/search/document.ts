import type { DocumentKind, DownloadDocument } from '@/src/contract/document'
import { type ResultFacts, searchTypes, type SearchType } from '@/src/contract/search'
import type { SecurityNotice } from '@/src/contract/security-notice'
import { isLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { revisionLanguages } from '../downloads'

/** Something that a search may find. */
export interface SearchDocument {
  /** Unique among all types. */
  key: string
  type: SearchType
  href: string
  title: string
  /** Words under which it is known besides its title: category, department, slug. */
  label: string
  summary: string
  /** Everything else that is said about it. */
  body: string
  /** Its media, for a small picture beside the title. */
  imageId?: string | null
  /** Facts that its row in a list of results shows. */
  facts?: ResultFacts
  /** Ids of the products that it is about. */
  productIds?: string[]
}

/** A document as the index takes it in. */
export interface IndexedDocument {
  document: SearchDocument
  /** Its place among documents that are as good as it: by section, then by place, then by address. */
  section: number
  place: number
  /** The product from which it is made. */
  productId?: string
  /** Time of the product's last change, ms. */
  updatedAt?: number
}

/** Documents of one type have ids from a multiple of this on. */
const idsOfType = 1e9

/** Returns the type of a document by its id. */
export const typeOfId = (id: number): SearchType =>
  searchTypes[Math.floor(id / idsOfType)] as SearchType

/** Returns the id before that of the first document of a type. */
export const firstIdOfType = (type: SearchType): number => searchTypes.indexOf(type) * idsOfType

/** The first id that is no product's: products are the first type. */
export const firstOtherId = idsOfType

/** Returns the key of a product. */
export const productKey = (id: string): string => `product ${id}`

/** Words by which people look for documents of a kind, whatever language they read the site in. */
const kindWords: Partial<Record<DocumentKind, string>> = {
  manual:
    'manual handbook guide instructions Handbuch Bedienungsanleitung Betriebsanleitung Anleitung manuel notice instrucciones руководство инструкция 手册 说明书 マニュアル 取扱説明書 설명서 매뉴얼 คู่มือ hướng dẫn sử dụng sổ tay panduan petunjuk मैनुअल पुस्तिका',
  dataSheet:
    'data sheet datasheet specifications Datenblatt fiche technique hoja de datos технические характеристики 数据表 规格书 データシート 仕様書 데이터시트 사양서 lembar data helaian data',
  driver:
    'driver software SDK Treiber pilote controlador драйвер 驱动 ドライバー 드라이버 ไดรเวอร์ trình điều khiển pemacu',
  drawing:
    'drawing CAD DXF STEP dimensions Zeichnung plan dibujo чертёж 图纸 図面 도면 bản vẽ gambar',
  certificate:
    'certificate approval Zertifikat certificat certificado сертификат 证书 証明書 인증서 sertifikat sijil',
  declaration:
    'declaration of conformity CE Konformitätserklärung déclaration declaración декларация 合格声明 適合宣言 적합성 선언 deklarasi',
}

/** Fields of blocks that visitors read. */
const readFields =
  /^(?:title|subtitle|heading|subheading|lead|intro|text|body|content|description|summary|quote|question|answer|label|caption|name|role|bio|value|unit|flexible)$/

/** All words of a page's blocks, whatever blocks there are: the texts in fields that visitors read. */
export function pageText(layout: unknown): string {
  const texts: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach((row) => (typeof row === 'string' ? texts.push(row) : walk(row)))
      return
    }
    if (typeof node !== 'object' || node === null) return
    for (const [name, inner] of Object.entries(node)) {
      if (typeof inner !== 'string') walk(inner)
      else if (readFields.test(name) && !isAddress(inner)) texts.push(inner)
    }
  }
  walk(layout)
  return texts.join('\n')
}

/** Keys of pictures, addresses and links are no words. */
const isAddress = (text: string): boolean => /^(?:key:|https?:|\/)\S*$/.test(text)

type AskedDocument = Pick<DownloadDocument, 'kind' | 'products' | 'releases' | 'summary'>

/**
 * Returns what a document is found by besides its title, and the facts of its row.
 * @param kindName kind in the language of the index
 */
export function aboutDocument(
  { kind, products, releases, summary }: AskedDocument,
  kindName: string,
  lng: Language,
): Partial<SearchDocument> {
  const [newest] = releases
  const names = products.map(({ name }) => name)
  const languages = revisionLanguages({ releases }).filter(isLanguage)
  const inLanguage = new Intl.DisplayNames(lng, { type: 'language' })
  return {
    label: [kindName, kindWords[kind] ?? '', ...names].join('\n'),
    // Documents of one kind often have one summary, which tells none from another.
    summary: names.length > 0 ? names.join(' · ') : (summary ?? ''),
    body: [
      summary ?? '',
      ...releases.map(({ name, version }) => `${name} ${version}`),
      ...languages.map((each) => `${languageNames[each]} ${inLanguage.of(each)}`),
    ].join('\n'),
    productIds: products.map(({ id }) => id),
    facts: {
      kind,
      ...(newest ? { version: newest.version, date: newest.date, size: newest.size } : {}),
      languages,
    },
  }
}

/** Returns what the data sheet of a product is found by besides its title, and the facts of its row. */
export const aboutDataSheet = (
  { id, slug }: { id: string; slug: string },
  kindName: string,
  updatedAt: number,
): Pick<SearchDocument, 'label' | 'summary' | 'body' | 'facts' | 'productIds'> => ({
  label: [kindName, kindWords.dataSheet ?? '', slug.replaceAll('-', ' ')].join('\n'),
  summary: '',
  body: 'PDF',
  productIds: [id],
  facts: { kind: 'dataSheet', date: new Date(updatedAt).toISOString() },
})

/** Returns what a security notice is found by besides its texts, and the facts of its row. */
export const aboutNotice = ({
  number,
  changedAt,
  vulnerabilities,
  products,
}: Pick<
  SecurityNotice,
  'number' | 'changedAt' | 'vulnerabilities' | 'products'
>): Partial<SearchDocument> => ({
  label: [number, ...vulnerabilities.flatMap(({ cve }) => cve ?? [])].join('\n'),
  body: products.map(({ name }) => name).join('\n'),
  facts: { number, date: changedAt },
})
