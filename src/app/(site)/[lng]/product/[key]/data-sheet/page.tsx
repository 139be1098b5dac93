import type { Metadata } from 'next'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { InUnits } from '@/src/components/in-units'
import { Picture } from '@/src/components/picture'
import { shownProductFields } from '@/src/components/product-fields'
import { PrintButton } from '@/src/components/scripted-buttons.client'
import { LanguageNote } from '@/src/components/language-note'
import { withFallback } from '@/src/data/cache/cached'
import { languagesOfDocument } from '@/src/data/pages/content-languages'
import { listCategories } from '@/src/data/catalogue/categories'
import { listProductCertificates } from '@/src/data/catalogue/certificates'
import { getProduct } from '@/src/data/catalogue/products'
import { getSettings, noSettings } from '@/src/data/settings'
import { formatDate, joinParts } from '@/src/i18n/format'
import { isLanguage, type Language, languageOr } from '@/src/i18n/languages'
import { languageOfText } from '@/src/i18n/language-of-text'
import { addressIn } from '@/src/routing/route'
import { getT } from '@/src/i18n/server'
import { type SpecificationRow, specificationRows } from '@/src/domain/catalogue/specification-rows'
import { catalogueCrumbs } from '@/src/domain/links/crumbs'
import { siteUrl } from '@/src/platform/env'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { withUnits } from '@/src/platform/text/text'
import { missingMetadata } from '@/src/app/(site)/[lng]/metadata'
import { Missing } from '@/src/app/(site)/[lng]/missing'
import { inOfferedLanguage } from '@/src/app/(site)/[lng]/redirected'
import css from './data-sheet.module.css'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lng, found } = await load(props)
  if (!found) return missingMetadata(lng)
  return {
    title: `${found.name} · ${getT(lng)('product.dataSheet')}`,
    // The page of the product says all of this, and more.
    robots: { index: false },
    alternates: { canonical: addressIn(lng, `/product/${found.slug}`) },
  }
}

/** A product on one sheet of A4. */
export default async function DataSheet(props: Props) {
  const { lng, found } = await load(props)
  await inOfferedLanguage(lng, `/product/${(await props.params).key}/data-sheet`)
  const t = getT(lng)
  if (!found) return <Missing lng={lng} problem={t('product.missing')} />
  const settings = await withFallback(getSettings({ lng }), noSettings)
  const categories = await withFallback(listCategories({ lng }), [])
  const category = categories.find(({ id }) => id === found.categoryId)
  const [picture] = shownPictures(found)
  const further = {
    ...shownProductFields(found, lng, t('product.yes')),
    ...(await certificatesLine(found.id, lng)),
  }
  const specifications: SpecificationRow[] = [
    ...specificationRows(found),
    ...Object.entries(further).map(([name, text]) => ({ name, text, group: '' })),
  ]
  const contact = [
    settings.headquartersAddress,
    settings.phones[0]?.number,
    settings.emails[0]?.address,
    `${siteUrl.replace(/^https?:\/\//, '')}${addressIn(lng, `/product/${found.slug}`)}`,
    t('product.asOf', { date: formatDate(found.updatedAt, lng) }),
  ].filter((line) => typeof line === 'string')
  return (
    <div className={css.desk}>
      <LanguageNote
        lng={lng}
        written={await languagesOfDocument({ collection: 'products', key: found.slug })}
      />
      <div className={css.tools} data-no-print>
        <Breadcrumbs
          label={t('product.path')}
          crumbs={[
            ...catalogueCrumbs(t('page.products'), category, found),
            { name: t('product.dataSheet'), path: `/product/${found.slug}/data-sheet` },
          ]}
        />
        <PrintButton text={t('product.print')} />
      </div>
      <article
        className={css.sheet}
        data-names-company
        data-rows={specifications.length > 18 ? 'many' : 'few'}
      >
        <header className={css.head}>
          <span className={css.company}>{settings.companyName}</span>
          <span>{category?.name}</span>
        </header>
        <div className={css.top}>
          <div>
            <h1 className={css.name}>{found.name}</h1>
            <p className={css.text}>{found.shortDescription}</p>
          </div>
          {picture ? (
            <Picture
              className={css.picture}
              picture={picture}
              alt={found.name}
              sizes="320px"
              isFirst
            />
          ) : null}
        </div>
        {specifications.length > 0 ? (
          <table className={css.table}>
            <caption>{t('product.specifications')}</caption>
            <tbody lang={languageOfText(specifications.map(({ name }) => name).join(' '), lng)}>
              {specifications.map(({ name, text, imperial }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <InUnits text={withUnits(text)} imperial={imperial} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <footer className={css.contact}>
          {contact.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </footer>
      </article>
    </div>
  )
}

/** The certificates of the product that are in force today, as one of its specifications. */
async function certificatesLine(productId: string, lng: Language) {
  const certificates = await withFallback(listProductCertificates(productId, { lng }), [])
  const words = certificates.map(({ standard, number }) => `${standard} (${number})`)
  return words.length === 0 ? {} : { [getT(lng)('certificates.title')]: joinParts(words, lng) }
}

async function load({ params }: Props) {
  const { lng, key } = await params
  const found = isLanguage(lng) ? await withFallback(getProduct({ lng, key }), null) : null
  return { lng: languageOr(lng), found }
}
