'use client'

import { type ComponentType, lazy } from 'react'

/**
 * Returns a component whose code is loaded when it is first drawn. Next hands over what a file of client components exports by
 * `lazy`, which cannot hold another one: that lies in a function here.
 */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // React's type of `lazy` cannot tell the props of a component that is a parameter itself.
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props: Props) => <Loaded {...props} />
}

/**
 * Client components of blocks, each in a file of its own: the client components of all blocks are otherwise one file, which
 * every page loads. React's `lazy` is enough: the styles of blocks come with the page, so that `next/dynamic` has nothing to fetch
 * ahead.
 */
export const ContactFormIsland = later(() =>
  import('./contact-form/form.client').then((all) => all.ContactFormIsland),
)
export const Slides = later(() =>
  import('./image-carousel/slides.client').then((all) => all.Slides),
)
export const FilterFields = later(() =>
  import('./product-grid/filter-fields.client').then((all) => all.FilterFields),
)
export const Scroller = later(() =>
  import('./timeline/scroller.client').then((all) => all.Scroller),
)
export const Chooser = later(() => import('./leadership/chooser.client').then((all) => all.Chooser))
export const Carousel = later(() =>
  import('./hero-carousel/carousel.client').then((all) => all.Carousel),
)
export const Reveal = later(() => import('./industry-rows/reveal.client').then((all) => all.Reveal))
export const TabStrip = later(() =>
  import('./company-tabs/tab-strip.client').then((all) => all.TabStrip),
)
export const OwnTime = later(() =>
  import('./office-hours/own-time.client').then((all) => all.OwnTime),
)
export const MapOnConsent = later(() =>
  import('./location-map/map-on-consent.client').then((all) => all.MapOnConsent),
)
export const Share = later(() => import('./news-detail/share.client').then((all) => all.Share))
export const Player = later(() => import('./video/player.client').then((all) => all.Player))

const product = () => import('./product-detail/islands.client')
export const GetQuote = later(() => product().then((all) => all.GetQuote))
export const ModelOpener = later(() => product().then((all) => all.ModelOpener))
export const QuoteBar = later(() => product().then((all) => all.QuoteBar))
export const ScrollViews = later(() => product().then((all) => all.ScrollViews))
export const VariantChooser = later(() => product().then((all) => all.VariantChooser))

const form = () => import('@/src/components/forms/visitor-form.client')
export const FormField = later(() => form().then((all) => all.FormField))
export const FormFiles = later(() => form().then((all) => all.FormFiles))
export const FormInput = later(() => form().then((all) => all.FormInput))
export const FormSubmit = later(() => form().then((all) => all.FormSubmit))
export const FormTick = later(() => form().then((all) => all.FormTick))
export const FormTrap = later(() => form().then((all) => all.FormTrap))
export const VisitorForm = later(() => form().then((all) => all.VisitorForm))
