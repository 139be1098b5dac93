import { schemeTokens } from '@/src/generated/site/schemes'
import type { Scheme } from '@/src/lib/brand/schemes'
import type { LookStyle } from '@/src/lib/brand/style'
import { themeStyle } from '@/src/lib/brand/theme'
import { Look } from './look'

interface Props extends Pick<LookStyle, 'palettes'> {
  theme: Scheme
}

/** The colours of a scheme that somebody chose, whatever their system has. */
export const ChosenTheme = ({ theme, palettes }: Props) => (
  <Look css={themeStyle(theme, schemeTokens, palettes)} />
)
