import { unstable_rethrow } from 'next/navigation'
import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Section } from '@/src/components/section'
import type { Block } from '@/src/data/pages'
import type { HiddenBlock } from '@/src/domain/pages/places'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { languageOfText } from '@/src/i18n/language-of-text'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { log } from '@/src/platform/log/log'
import { components } from './components'
import type { BlockComponent, PageQuery } from './define'

interface Props {
  layout: Block[]
  lng: Language
  query?: PageQuery
  /** Record that the page has read for its blocks; null where it cannot be read. */
  shown?: unknown
  /** The document that is shown, named in the page where staff edit in place; visitors' pages leave it out. */
  source?: { collection: string; id: string; hidden?: HiddenBlock[] }
}

/** Draws the blocks of a page, the first with the page's main heading. */
export function RenderBlocks({ layout, lng, query = {}, shown, source }: Props) {
  setPageLanguage(lng)
  const drawn = layout.map((block, index) => (
    <RenderBlock
      key={block.id ?? index}
      block={block}
      lng={lng}
      query={query}
      shown={shown}
      heading={index === 0 ? 'h1' : 'h2'}
    />
  ))
  if (!source) return drawn
  const hiddenAt = (index: number) =>
    source.hidden
      ?.filter(({ at }) => at === index)
      .map(({ id }) => <HiddenPlace key={id} id={id} />)
  return (
    <>
      <template data-edit-document={`${source.collection}/${source.id}`} />
      {layout.map((block, index) => (
        <Fragment key={block.id ?? index}>
          {hiddenAt(index)}
          <template data-edit-block={block.id} />
          {drawn[index]}
        </Fragment>
      ))}
      {hiddenAt(layout.length)}
      <template data-edit-end="" />
    </>
  )
}

/** Place of a hidden block: invisible until in-place editing shows its note there. */
const HiddenPlace = ({ id }: { id: string }) => (
  <>
    <template data-edit-block={id} data-edit-hidden="" />
    <div data-edit-room="" hidden />
  </>
)

interface BlockToRender {
  block: Block
  lng: Language
  query: PageQuery
  shown: unknown
  heading: 'h1' | 'h2'
}

/** One block. One that is unknown, or fails, leaves the rest of the page standing. */
async function RenderBlock({ block, lng, ...given }: BlockToRender): Promise<ReactNode> {
  const load = loaderOf(block.blockType)
  if (!load) {
    log.warn({
      blockType: block.blockType,
      msg: 'A page holds a block that the site does not have',
    })
    return null
  }
  try {
    const { default: draw } = await load()
    return inLanguage(await draw({ data: block, lng, ...given }), languageOfBlock(block, lng))
  } catch (err) {
    unstable_rethrow(err)
    log.error({ err, blockType: block.blockType, msg: 'A block could not be drawn' })
    return null
  }
}

/** Each component is given the data of its own slug; a slug may be one that the site no longer has. */
const loaderOf = (slug: string) =>
  Object.hasOwn(components, slug)
    ? (components[slug as Block['blockType']] as () => Promise<{
        default: BlockComponent<Block, unknown>
      }>)
    : undefined

/** A block whose words are English on a page in another language says so at its root. */
const inLanguage = (drawn: ReactNode, lang: Language | undefined): ReactNode =>
  lang && isValidElement(drawn) && (typeof drawn.type === 'string' || drawn.type === Section)
    ? cloneElement(drawn as ReactElement<{ lang?: string }>, { lang })
    : drawn

/**
 * English where most of a block's words are, for want of a translation; nothing where they are in the
 * language of the page. What stands in the other of the two says so itself.
 */
function languageOfBlock(block: Block, lng: Language): Language | undefined {
  if (lng === defaultLanguage) return undefined
  const letters = { own: 0, english: 0 }
  for (const text of sentencesOf(block)) {
    const isEnglish = languageOfText(text, lng) === defaultLanguage
    letters[isEnglish ? 'english' : 'own'] += text.length
  }
  return letters.english > letters.own ? defaultLanguage : undefined
}

/** Texts with words in them, other than names of things, addresses and choices. */
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const text = withoutMarks(value)
    return /\s|[^\x20-\x7e]/.test(text) ? [text] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesOf)
}
