'use client'

import dynamic from 'next/dynamic'

/**
 * Client components of blocks, each in a file of its own: the client components of all blocks are otherwise one file, which
 * every page loads.
 */
export const ContactFormIsland = dynamic(() =>
  import('./contact-form/form.client').then((all) => all.ContactFormIsland),
)
export const Slides = dynamic(() =>
  import('./image-carousel/slides.client').then((all) => all.Slides),
)
export const FilterFields = dynamic(() =>
  import('./product-grid/filter-fields.client').then((all) => all.FilterFields),
)
export const Scroller = dynamic(() =>
  import('./timeline/scroller.client').then((all) => all.Scroller),
)
export const Chooser = dynamic(() =>
  import('./leadership/chooser.client').then((all) => all.Chooser),
)
export const Carousel = dynamic(() =>
  import('./hero-carousel/carousel.client').then((all) => all.Carousel),
)
export const Reveal = dynamic(() =>
  import('./industry-rows/reveal.client').then((all) => all.Reveal),
)
export const TabStrip = dynamic(() =>
  import('./company-tabs/tab-strip.client').then((all) => all.TabStrip),
)
export const OwnTime = dynamic(() =>
  import('./office-hours/own-time.client').then((all) => all.OwnTime),
)
export const Player = dynamic(() => import('./video/player.client').then((all) => all.Player))

const product = () => import('./product-detail/islands.client')
export const GetQuote = dynamic(() => product().then((all) => all.GetQuote))
export const ModelOpener = dynamic(() => product().then((all) => all.ModelOpener))
export const QuoteBar = dynamic(() => product().then((all) => all.QuoteBar))
export const ScrollViews = dynamic(() => product().then((all) => all.ScrollViews))
export const VariantChooser = dynamic(() => product().then((all) => all.VariantChooser))

const form = () => import('@/src/components/forms/visitor-form.client')
export const FormField = dynamic(() => form().then((all) => all.FormField))
export const FormFiles = dynamic(() => form().then((all) => all.FormFiles))
export const FormInput = dynamic(() => form().then((all) => all.FormInput))
export const FormSubmit = dynamic(() => form().then((all) => all.FormSubmit))
export const FormTick = dynamic(() => form().then((all) => all.FormTick))
export const FormTrap = dynamic(() => form().then((all) => all.FormTrap))
export const VisitorForm = dynamic(() => form().then((all) => all.VisitorForm))
