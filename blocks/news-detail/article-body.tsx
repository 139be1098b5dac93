import { MarkdownBlock } from '@/src/components/markdown'
import { Picture } from '@/src/components/picture'
import { SiteLink } from '@/src/components/site-link'
import { ZoomLink } from '@/src/components/zoom/zoom-link'
import type { Picture as LibraryPicture } from '@/src/contract/picture'
import { detectLang } from '@/src/i18n/page-language'
import { parseMarkdown, picturesIn, plainMarkdown } from '@/src/domain/news/markdown/parse'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { spread } from '@/src/platform/text/text'
import css from './news-detail.module.css'

interface Props {
  content: string | null
  /** The pictures of the library that the text shows, by their addresses. */
  placed: Map<string, LibraryPicture>
  /** Pictures beside the main one. */
  pictures: ShownPicture[]
  /** Number of pictures before the text. */
  before: number
  /** Label of the link that enlarges a picture. */
  openLabel: (number: number) => string
  /** Said where there is no text. */
  instead: string
}

/**
 * The text of an article. Pictures that have no place in it are spread between its paragraphs; without a text, there is
 * a grid of them.
 */
export function ArticleBody({ content, placed, pictures, before, openLabel, instead }: Props) {
  const blocks = parseMarkdown(content)
  if (blocks.length === 0) {
    return (
      <>
        <p>{instead}</p>
        <ul className={css.grid}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <ZoomLink
                picture={picture}
                index={before + index}
                label={openLabel(before + index + 1)}
              >
                <Picture picture={picture} sizes="(min-width: 700px) 50vw, 87vw" />
              </ZoomLink>
            </li>
          ))}
        </ul>
      </>
    )
  }
  const inText = new Set(picturesIn(content).map(({ url }) => url))
  const after = spread(
    pictures.filter(({ url }) => !inText.has(url)),
    blocks.length,
  )
  const wide = (picture: ShownPicture, index: number) => (
    <ZoomLink
      key={picture.url}
      className={css.inner}
      picture={picture}
      index={index}
      label={openLabel(index + 1)}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 1400px) 1020px, (min-width: 900px) 72vw, 87vw"
      />
    </ZoomLink>
  )
  // Pictures are numbered in the order in which they stand on the page.
  const inBlock = (at: number) => (blocks[at]?.kind === 'picture' ? 1 : 0)
  const counts = blocks.map((_, at) => inBlock(at) + (after[at]?.length ?? 0))
  const firstAt = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, before)
  return (
    <div className={css.body} lang={detectLang(plainMarkdown(content))}>
      {blocks.flatMap((block, at) => {
        const first = firstAt(at)
        return [
          <MarkdownBlock
            key={at}
            block={block}
            parts={{
              link: (href, words) => <SiteLink href={href}>{words}</SiteLink>,
              picture: ({ url, alt }) => {
                const known = placed.get(url) ?? { url }
                return wide(alt ? { ...known, alt } : known, first)
              },
            }}
          />,
          ...(after[at] ?? []).map((picture, index) => wide(picture, first + inBlock(at) + index)),
        ]
      })}
    </div>
  )
}
