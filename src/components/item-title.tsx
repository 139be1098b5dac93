import { detectLang } from '../i18n/page-language'
import { ItemHeading, type ItemHeadingProps } from './item-heading'

/** Title of one of several things below a heading, such as the title of their block. */
export const ItemTitle = ({ children, ...rest }: Omit<ItemHeadingProps, 'lang'>) => (
  <ItemHeading lang={detectLang(children)} {...rest}>
    {children}
  </ItemHeading>
)
