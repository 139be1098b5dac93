import type { PanelTextKey } from '@/src/i18n/panel-texts'

type Values = Record<string, number | string>

interface I18n {
  i18n: { t: (key: never, values?: Values) => string }
}

/** A text of our own parts of the panel, in its language. */
export const say = ({ i18n }: I18n, key: PanelTextKey, values?: Values): string =>
  i18n.t(`terminalia:${key}` as never, values)
