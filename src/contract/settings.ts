import { z } from 'zod'
import { languages } from '../i18n/languages'
import { weekdays } from './weekdays'
import { NewsTag } from './article'
import { Picture } from './picture'

const Text = z.string().nullable()

const OpeningHours = z.object({
  days: z.array(z.enum(weekdays)),
  from: z.string(),
  to: z.string(),
  /** As IANA names it. */
  timeZone: z.string(),
})

/** Facts of the company that pages show. */
export const Settings = z.object({
  companyName: z.string(),
  /** The logo for light ground and for dark; pages without one show the name. */
  logo: Picture.nullable(),
  logoDark: Picture.nullable(),
  /** The small square sign of the brand, of which icons are made. */
  mark: Picture.nullable(),
  tagline: Text,
  description: Text,
  headquartersAddress: Text,
  factoryAddress: Text,
  /** Numbers as pages show them, with the links that dial them. */
  phones: z.array(z.object({ label: Text, number: z.string(), href: z.string() })),
  emails: z.array(z.object({ label: Text, address: Text })),
  businessHours: z.array(
    z.object({
      label: Text,
      hours: Text,
      /** Opening hours by the clock, where they are known. */
      opening: OpeningHours.nullable(),
    }),
  ),
  offices: z.array(
    z.object({
      region: Text,
      name: Text,
      address: Text,
      phone: z.object({ number: z.string(), href: z.string() }).nullable(),
      email: Text,
    }),
  ),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  videos: z.object({ story: Text, about: Text, service: Text }),
  tourUrl: Text,
  /** The languages that visitors can choose, the default one first. */
  languages: z.array(z.enum(languages)),
  /** By whose clock dates are shown, as IANA names it. */
  timeZone: z.string(),
  maps: z.object({ headquarters: Text, factory: Text }),
  /** Areas of business: choices of the contact form, and families of products. */
  areas: z.array(z.object({ key: z.string(), name: z.string(), isFamily: z.boolean() })),
  /** Tags of news: each has a page and a feed. */
  newsTags: z.array(NewsTag),
  /** Time in which visitors get an answer; null without a promise. */
  replyPromise: Text,
  offersNewsletter: z.boolean(),
  /** True where browsers keep the service pages of machines, so that they open without a network. */
  keepsServicePages: z.boolean(),
  /** Percent of visits whose pages are measured. */
  measuredVisits: z.number(),
  notFoundText: Text,
})
export type Settings = z.infer<typeof Settings>
