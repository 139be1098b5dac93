import { z } from 'zod'

/** Kinds of visits that find nothing: an address without a page, or a search without a hit. */
export const missedKinds = ['address', 'search'] as const
export type MissedKind = (typeof missedKinds)[number]

/** Longer texts are not counted. */
export const maxMissedLength = 200

/** Most rows of a kind; those seen least, and longest ago, are deleted first. */
export const maxMissedRows = 500

/** A row as the staff API answers it. */
export interface MissedRow {
  id: string
  kind: MissedKind
  text: string
  visits: number
  /** YYYY-MM-DD */
  firstDay: string
  lastDay: string
}

/** Kinds of pages by which visits are counted; an address is never stored. */
export const pageKinds = [
  'home',
  'products',
  'product',
  'service',
  'finder',
  'compare',
  'news',
  'article',
  'careers',
  'downloads',
  'security',
  'search',
  'quote',
  'page',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Classes of devices, by the width of the window. */
export const visitDevices = ['phone', 'tablet', 'desktop'] as const
export type VisitDevice = (typeof visitDevices)[number]

/** The Core Web Vitals, and the time from a press on a link to the next page of a visit. */
export const vitals = ['lcp', 'inp', 'cls', 'change'] as const
export type Vital = (typeof vitals)[number]

/**
 * Percent of visits that are measured where the settings say nothing: of a few hundred visits a day enough for a p75 of
 * each kind of page within the days that are shown, while three of four visitors load and send nothing more.
 */
export const defaultMeasuredVisits = 25

/** Most pages in one report. */
export const maxReportedPages = 10

const Milliseconds = z.number().min(0).max(3_600_000)

const VisitedPage = z.strictObject({
  path: z.string().startsWith('/').max(300).describe('Counted by its kind alone'),
  lcp: Milliseconds.optional().describe('Largest Contentful Paint, ms'),
  inp: Milliseconds.optional().describe('Interaction to Next Paint, ms'),
  cls: z.number().min(0).max(1000).optional().describe('Cumulative Layout Shift'),
  change: Milliseconds.optional().describe('From a press to the next page without a reload, ms'),
})
export type VisitedPage = z.infer<typeof VisitedPage>

/** Measurements that a browser reports of pages once they are hidden: nothing of it tells who visited them. */
export const VisitReport = z
  .strictObject({
    device: z.enum(visitDevices),
    pages: z.array(VisitedPage).min(1).max(maxReportedPages),
  })
  .meta({ id: 'VisitReport' })
export type VisitReport = z.infer<typeof VisitReport>

/** Days of which staff are shown the vitals, today included. */
export const vitalsDays = 28

const Histogram = z
  .array(z.number().int())
  .describe('Number of values in each class; the classes of a vital never change')

/** Vitals of the last days, as staff read them. */
export const VitalsSummary = z
  .object({
    from: z.string().describe('YYYY-MM-DD'),
    to: z.string(),
    share: z.number().describe('Percent of visits that are measured'),
    groups: z.array(
      z.object({
        kind: z.enum(pageKinds),
        device: z.enum(visitDevices),
        vital: z.enum(vitals),
        counts: Histogram,
      }),
    ),
    days: z.array(
      z.object({
        day: z.string(),
        device: z.enum(visitDevices),
        vital: z.enum(vitals),
        counts: Histogram,
      }),
    ),
  })
  .meta({ id: 'VitalsSummary' })
export type VitalsSummary = z.infer<typeof VitalsSummary>
