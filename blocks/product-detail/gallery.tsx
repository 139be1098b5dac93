import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/src/components/picture'
import { Zoom } from '@/src/components/zoom/zoom.client'
import type { ZoomWords } from '@/src/components/zoom/zoom-dialog.client'
import { ZoomLink } from '@/src/components/zoom/zoom-link'
import type { ProductAxis } from '@/src/contract/product'
import { optionTextKey } from '@/src/domain/catalogue/variants/texts'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { ScrollViews } from '../lazy.client'
import css from './gallery.module.css'

interface Props {
  name: string
  pictures: ShownPicture[]
  /** Pictures of options, in the place of the first one while they are chosen. */
  options: OptionPicture[]
  label: string
  noImage: string
  viewLabel: (number: number) => string
  /** Label of the link that enlarges a view. */
  openLabel: (number: number) => string
  zoomWords: ZoomWords
  /** Before the filmstrip. */
  children?: ReactNode
}

/**
 * The views of a product: a strip that is swiped or scrolled, and a filmstrip of links into it, which
 * need no scripts.
 */
export function Gallery({ name, pictures, options, label, noImage, viewLabel, ...zoom }: Props) {
  const { openLabel, zoomWords, children } = zoom
  const [main] = pictures
  const shape = main?.width && main.height ? main.width / main.height : 4 / 3
  const plate = { '--shape': Math.min(Math.max(shape, 0.8), 4 / 3) } as CSSProperties
  if (!main) {
    return (
      <div className={css.gallery} style={plate}>
        <div className={css.none}>{noImage}</div>
        <div className={css.strip}>{children}</div>
      </div>
    )
  }
  const hasViews = pictures.length > 1
  return (
    <div id={place} className={css.gallery} style={plate} data-gallery>
      {options.length > 0 ? <style>{choiceStyle(options)}</style> : null}
      <div
        className={css.views}
        {...(hasViews ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {pictures.map((picture, index) => (
          <div key={picture.url} id={`view-${index + 1}`} className={css.view}>
            <ByChoice picture={picture} options={index === 0 ? options : []}>
              {(shown, option) => (
                <ZoomLink
                  className={css.large}
                  picture={shown}
                  index={index}
                  label={openLabel(index + 1)}
                >
                  <Picture
                    className={css.picture}
                    picture={shown}
                    alt={index === 0 ? (option ?? name) : `${name}, ${viewLabel(index + 1)}`}
                    sizes="(min-width: 960px) 55vw, 87vw"
                    isFirst={index === 0 && option === undefined}
                    isChosen={option !== undefined}
                  />
                </ZoomLink>
              )}
            </ByChoice>
          </div>
        ))}
      </div>
      <div className={css.strip}>
        {children}
        {hasViews ? (
          <ul className={css.film}>
            {pictures.map((picture, index) => (
              <li key={picture.url}>
                <a href={`#view-${index + 1}`} aria-label={viewLabel(index + 1)}>
                  <ByChoice picture={picture} options={index === 0 ? options : []}>
                    {(shown) => (
                      <Picture
                        className={css.small}
                        picture={{ ...shown, alt: '' }}
                        sizes="120px"
                      />
                    )}
                  </ByChoice>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {hasViews ? <ScrollViews /> : null}
      <Zoom place={place} words={zoomWords} />
    </div>
  )
}

const place = 'pictures'

/** A picture of the product with an option, such as in a finish. */
export interface OptionPicture {
  axis: string
  option: string
  name: string
  picture: ShownPicture
}

/** Options of a product that have a picture, in their order. */
export const listPicturedOptions = (axes: ProductAxis[]): OptionPicture[] =>
  axes.flatMap(({ key: axis, options }) =>
    options.flatMap(({ key: option, name, picture }) =>
      picture ? { axis, option, name, picture } : [],
    ),
  )

interface ByChoiceProps {
  picture: ShownPicture
  options: OptionPicture[]
  /** @param option name of the option whose picture it is */
  children: (picture: ShownPicture, option?: string) => ReactNode
}

/** The product's own picture, and those of options in its place; the style of the gallery shows one of them. */
export const ByChoice = ({ picture, options, children }: ByChoiceProps) =>
  options.length === 0 ? (
    children(picture)
  ) : (
    <>
      <div data-picture-of="">{children(picture)}</div>
      {options.map(({ axis, option, name, picture: own }) => (
        <div key={optionTextKey(axis, option)} data-picture-of={optionTextKey(axis, option)}>
          {children(own, name)}
        </div>
      ))}
    </>
  )

/**
 * Rules that show the picture of the option that is chosen in the form, of several that of the first axis. Without scripts
 * there is no form; the row of a variant that the address names decides.
 */
function choiceStyle(options: OptionPicture[]): string {
  const chosen = options.map(
    ({ axis, option }) => `[data-variants] [name="${axis}"][value="${option}"]:checked`,
  )
  const rows = options.map(
    ({ axis, option }) => `tr[data-shows="${optionTextKey(axis, option)}"]:target`,
  )
  const rules = (conditions: string[]) => [
    `body:has(${conditions.join()}) [data-picture-of=""]{display:none}`,
    ...options.map(({ axis, option }, index) => {
      const before = conditions.slice(0, index).join()
      const unless = before ? `:not(:has(${before}))` : ''
      return `body:has(${conditions[index]})${unless} [data-picture-of="${optionTextKey(axis, option)}"]{display:block}`
    }),
  ]
  return [
    '[data-picture-of]:not([data-picture-of=""]){display:none}',
    ...rules(chosen),
    `@media (scripting:none){${rules(rows).join('')}}`,
  ].join('')
}
