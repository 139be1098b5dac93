/** Client components of product pages in one file, which `blocks/lazy.client.tsx` loads. */
export { ScrollViews } from './gallery.client'
export { GetQuote, QuoteBar } from './get-quote.client'
export { ModelOpener } from './model-opener.client'
export { VariantChooser } from './variant-chooser.client'
