import type { Viewport } from 'next'
import type { Scheme } from '@/src/domain/theme/schemes'
import { themeStyle } from '@/src/domain/theme/theme'
import { schemeTokens } from '@/src/generated/site/schemes'
import type { LookStyle } from '../domain/theme/style'

/** The look that staff chose, over `tokens.css`. Nothing in it was typed by people but checked colours. */
export const Look = ({ css }: Pick<LookStyle, 'css'>) =>
  css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null

/**
 * Returns the colours with which browsers paint around a page.
 * @param theme the scheme that was chosen; without one the system decides
 */
export const viewportOf = (
  { grounds }: Pick<LookStyle, 'grounds'>,
  theme?: keyof LookStyle['grounds'],
): Viewport => ({
  themeColor: theme
    ? grounds[theme]
    : [
        { media: '(prefers-color-scheme: light)', color: grounds.light },
        { media: '(prefers-color-scheme: dark)', color: grounds.dark },
      ],
})

interface Props extends Pick<LookStyle, 'palettes'> {
  theme: Scheme
}

/** Colours of the scheme that the visitor chose, in place of the system's. */
export const ChosenTheme = ({ theme, palettes }: Props) => (
  <Look css={themeStyle(theme, schemeTokens, palettes)} />
)
