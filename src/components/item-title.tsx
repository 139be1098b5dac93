import { langOf } from '../i18n/page-language'
import { ItemHeading, type ItemHeadingProps } from './item-heading'

/** Title of one of several things below a heading, such as the title of their block. */
export const ItemTitle = ({ children, ...rest }: Omit<ItemHeadingProps, 'lang'>) => (
  <ItemHeading lang={langOf(children)} {...rest}>
    {children}
  </ItemHeading>
)
