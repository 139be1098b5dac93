import { Picture } from '@/src/components/picture'
import type { ShownPicture } from '@/src/lib/pictures/shown-pictures'
import { langOf } from '@/src/i18n/page-language'
import { spread } from '@/src/lib/text/spread'
import css from './news-detail.module.css'

interface Props {
  paragraphs: string[]
  /** Pictures beside the main one. */
  pictures: ShownPicture[]
  /** Said where there is no text. */
  instead: string
}

/** The text of an article, its pictures spread between the paragraphs; without a text, a grid of them. */
export function ArticleBody({ paragraphs, pictures, instead }: Props) {
  if (paragraphs.length === 0) {
    return (
      <>
        <p>{instead}</p>
        <ul className={css.grid}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} sizes="(min-width: 700px) 50vw, 87vw" />
            </li>
          ))}
        </ul>
      </>
    )
  }
  const after = spread(pictures, paragraphs.length)
  return (
    <div className={css.body} lang={langOf(...paragraphs)}>
      {paragraphs.flatMap((paragraph, index) => [
        <p key={index}>{paragraph}</p>,
        ...(after[index] ?? []).map((picture) => (
          <Picture
            key={picture.url}
            className={css.inner}
            picture={picture}
            sizes="(min-width: 1400px) 1020px, (min-width: 900px) 72vw, 87vw"
          />
        )),
      ])}
    </div>
  )
}
