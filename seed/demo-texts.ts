import { attributes } from './demo/attributes'
import { categories } from './demo/categories'
import { certificates } from './demo/certificates'
import { documentSorts } from './demo/documents'
import { errorCodes } from './demo/error-codes'
import { finderQuestions } from './demo/finder'
import { jobs } from './demo/jobs'
import { navigation } from './demo/navigation'
import { news } from './demo/news'
import { demoPages } from './demo/pages'
import { products } from './demo/products'
import { contentSections } from './demo/sections'
import { securityNotices } from './demo/security-notices'
import { settings } from './demo/settings'
import { readManifest } from './picture-manifest'
import { collectTexts, type Subject } from './translations'

interface DemoText {
  text: string
  /** True where no earlier subject has the text; its own translation is for a text that reads differently here. */
  isFirst: boolean
}

/** All English texts of the demo, by what they are of. */
export async function demoTexts(): Promise<Record<Subject, DemoText[]>> {
  const pictures = Object.values(await readManifest()).map(({ alt }) => ({ alt: { en: alt } }))
  const records: Record<Subject, unknown> = {
    categories,
    attributes,
    products,
    certificates,
    documents: documentSorts,
    notices: securityNotices,
    errorCodes,
    finder: finderQuestions,
    news,
    jobs,
    sections: contentSections,
    pages: demoPages,
    navigation,
    settings,
    pictures,
  }
  const known = new Set<string>()
  const texts = Object.entries(records).map(([subject, value]) => {
    const own = collectTexts(value).map((text) => ({ text, isFirst: !known.has(text) }))
    for (const { text } of own) known.add(text)
    return [subject, own]
  })
  return Object.fromEntries(texts) as Record<Subject, DemoText[]>
}
