import { schemeTokens } from '@/src/generated/site/schemes'
import type { Scheme } from '@/src/domain/theme/schemes'
import type { LookStyle } from '@/src/domain/theme/style'
import { themeStyle } from '@/src/domain/theme/theme'
import { Look } from './look'

interface Props extends Pick<LookStyle, 'palettes'> {
  theme: Scheme
}

/** The colours of a scheme that somebody chose, whatever their system has. */
export const ChosenTheme = ({ theme, palettes }: Props) => (
  <Look css={themeStyle(theme, schemeTokens, palettes)} />
)
