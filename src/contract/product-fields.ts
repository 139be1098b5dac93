import { z } from 'zod'
import { siteProductFields } from '@/site/fields/products'
import {
  type Documented,
  type DocumentedAnswers,
  documentedFields,
} from './documented-product-fields'
import * as patterns from './patterns'
import type { DocumentedField, ProductField, ProductTextField } from './product-field'
import { seoFields } from './seo'

/** The days by which a product is sold and served. Its state follows from them: `src/domain/catalogue/life-cycle.ts`. */
export const lifeCycleFields: readonly ProductField[] = [
  {
    name: 'lastOrderDay',
    kind: 'date',
    label: {
      en: 'Last order day',
      zh: '最后订购日',
      hi: 'ऑर्डर का अंतिम दिन',
      ja: '最終受注日',
      ko: '최종 주문일',
      th: 'วันสุดท้ายที่รับคำสั่งซื้อ',
      vi: 'Ngày đặt hàng cuối cùng',
      ru: 'Последний день заказа',
      id: 'Tanggal terakhir pemesanan',
      ms: 'Tarikh akhir pesanan',
      de: 'Letzter Bestelltag',
      fr: 'Dernier jour de commande',
      es: 'Último día de pedido',
    },
    hint: {
      en: 'The product can be ordered up to and including this day. Leave empty if no end of sale is planned',
      zh: '含当日仍可订购；没有停售日期的产品留空',
      hi: 'इस दिन तक, इसे मिलाकर, ऑर्डर किया जा सकता है; बिक्री समाप्ति न हो तो खाली छोड़ें',
      ja: 'この日まで（当日を含む）注文できます。販売終了の予定がない製品は空のままにします',
      ko: '이날까지(당일 포함) 주문할 수 있습니다. 판매 종료 예정이 없으면 비워 둡니다',
      th: 'สั่งซื้อได้ถึงวันนี้โดยนับรวมวันนี้ด้วย เว้นว่างไว้หากไม่มีกำหนดเลิกจำหน่าย',
      vi: 'Có thể đặt hàng đến hết ngày này; để trống nếu sản phẩm không có ngày ngừng bán',
      ru: 'Можно заказать по этот день включительно; пусто, если снятие с продажи не намечено',
      id: 'Dapat dipesan sampai dan termasuk tanggal ini; kosongkan jika akhir penjualan belum ditetapkan',
      ms: 'Boleh dipesan sehingga dan termasuk tarikh ini; kosongkan jika tiada tarikh tamat jualan',
      de: 'Bis einschließlich dieses Tages bestellbar; leer, wenn kein Verkaufsende feststeht',
      fr: 'Commande possible jusqu’à ce jour inclus ; vide si aucune fin de vente n’est prévue',
      es: 'Se puede pedir hasta este día inclusive; vacío si no hay fin de venta',
    },
    isListed: true,
  },
  {
    name: 'endOfSupportDay',
    kind: 'date',
    label: {
      en: 'End of support',
      zh: '支持截止日',
      hi: 'सहायता का अंतिम दिन',
      ja: 'サポート終了日',
      ko: '지원 종료일',
      th: 'วันสุดท้ายของการสนับสนุน',
      vi: 'Ngày hỗ trợ cuối cùng',
      ru: 'Последний день поддержки',
      id: 'Tanggal terakhir dukungan',
      ms: 'Tarikh akhir sokongan',
      de: 'Letzter Tag des Supports',
      fr: 'Dernier jour d’assistance',
      es: 'Último día de asistencia',
    },
    hint: {
      en: 'From the next day on, the product is discontinued, and its page redirects to its successor if there is one',
      zh: '次日起产品退市；有后继产品的，其页面转到后继产品',
      hi: 'अगले दिन से उत्पाद की बिक्री और सहायता बंद हो जाती है, और उसका पेज अगले मॉडल पर ले जाता है, यदि कोई हो',
      ja: '翌日から製品は販売・サポート終了となり、後継製品があればそのページへ移動します',
      ko: '다음 날부터 판매·지원이 종료되며, 후속 제품이 있으면 그 페이지로 이동합니다',
      th: 'ตั้งแต่วันถัดไปผลิตภัณฑ์จะถูกถอนออก และหน้าจะนำไปยังรุ่นทดแทนหากมี',
      vi: 'Từ ngày hôm sau sản phẩm bị rút khỏi danh mục, và trang của nó dẫn đến sản phẩm thay thế nếu có',
      ru: 'Со следующего дня изделие снято с поддержки, а его страница ведёт к преемнику, если он есть',
      id: 'Mulai keesokan harinya produk dihentikan, dan halamannya mengarah ke produk penggantinya bila ada',
      ms: 'Mulai keesokan harinya produk dihentikan, dan halamannya menghala ke penggantinya jika ada',
      de: 'Ab dem Folgetag ist das Produkt abgekündigt; seine Seite führt zum Nachfolger, falls es einen gibt',
      fr: 'Dès le lendemain, le produit est retiré ; sa page mène à son successeur s’il y en a un',
      es: 'Desde el día siguiente el producto queda retirado; su página lleva a su sucesor, si lo hay',
    },
    isListed: true,
  },
]

/** Fields of products besides those of the specification (section 3), in their order. */
export const productFields: readonly ProductField[] = [
  ...lifeCycleFields,
  ...seoFields,
  ...siteProductFields,
]

type AnyField = ProductField | DocumentedField

export const isTextField = <Field extends AnyField>(
  field: Field,
): field is Extract<Field, { kind: ProductTextField['kind'] }> =>
  field.kind === 'text' || field.kind === 'textarea'

export const isLocalizedField = (field: AnyField): boolean =>
  'localized' in field && field.localized === true

/** Fields by which visitors and staff find products, besides the documented fields. */
export const searchedProductFields = productFields.filter(
  (field) => isTextField(field) && field.isSearched,
)

/** Documented fields as the API answers them. */
export const documentedAnswers = <Field extends Documented>(
  fields: Field[],
): { [Name in Field['name']]: z.ZodType<DocumentedAnswers<Field>[Name]> } =>
  byName(fields, (field: DocumentedField) => described(answerOf(field), field.answered)) as never

/** The documented fields as the API takes them. */
export const documentedInputs = () =>
  byName(documentedFields, (field: DocumentedField) =>
    // The description of a slug stands within what may be null.
    field.kind === 'slug' ? patterns.slug(field.sent ?? '') : described(inputOf(field), field.sent),
  )

const described = (schema: z.ZodType, description: string | undefined): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/** The fields as the API answers them; what types cannot know of them is checked by `Product` all the same. */
export const productFieldAnswers = () => shapeOf(answerOf)

/** The fields as staff read them in the store: days there are times, midnight in Greenwich. */
export const storedProductFields = () => shapeOf(storedOf)

/** The fields as the API takes them. */
export const productFieldInputs = () => shapeOf(inputOf)

const shapeOf = (schemaOf: (field: ProductField) => z.ZodType): object =>
  byName(productFields, (field) => schemaOf(field).describe(field.label.en))

const byName = <Field extends AnyField>(
  fields: readonly Field[],
  schemaOf: (field: Field) => z.ZodType,
): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))

function answerOf(field: AnyField): z.ZodType {
  const isNeverNull = 'required' in field || 'defaultValue' in field
  const orNull = (schema: z.ZodType) => (isNeverNull ? schema : schema.nullable())
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'link':
    case 'relation':
      return orNull(z.string())
    case 'slug':
      return z.string()
    case 'number':
      return orNull(z.number())
    case 'checkbox':
      return z.boolean()
    case 'select':
      return z.enum(field.options.map(({ value }) => value)).nullable()
    case 'date':
      return patterns.day().nullable()
    case 'links':
    case 'relations':
      return z.array(z.string())
    case 'pairs':
    case 'values':
      return z.record(z.string(), z.unknown())
    case 'variants':
      return z.record(z.string(), z.unknown()).nullable()
  }
}

const storedOf = (field: ProductField): z.ZodType =>
  field.kind === 'date' ? z.string().meta({ format: 'date-time' }).nullable() : answerOf(field)

function inputOf(field: Exclude<AnyField, { kind: 'slug' }>): z.ZodType {
  const required = 'required' in field ? field.required : undefined
  switch (field.kind) {
    case 'text':
    case 'textarea':
      if (required) return patterns.filledText(field.maxLength, required)
      return patterns.text(field.maxLength).nullish()
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, isWhole } = field
      const number = z.number().min(min).max(max)
      return (isWhole ? number.int() : number).nullish()
    }
    case 'checkbox':
      return z.boolean().nullish()
    case 'select':
      return z.enum(field.options.map(({ value }) => value)).nullish()
    case 'date':
      return patterns.date('A day').nullish()
    case 'link':
      return patterns.linkOrNothing().nullish()
    case 'links':
      return z.array(patterns.link()).max(patterns.maxPictures).nullish()
    case 'relation':
      return required ? z.string().min(1, required) : z.string().nullish()
    case 'relations':
      return z.array(z.string().min(1)).max(field.max).nullish()
    case 'pairs':
    case 'values':
    case 'variants':
      return patterns.jsonObject().nullish()
  }
}
