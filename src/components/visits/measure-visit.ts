import type { VisitedPage, VisitReport } from '@/src/contract/visits'

/** `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** A page that was not reported yet. */
interface OpenPage {
  /** Moment at which it was opened, ms since the visit began. */
  start: number
  /** Values that are reported. */
  report: VisitedPage
  /** Longest duration of each interaction, ms, by its id. */
  interactions: Map<number, number>
  /** Beginning, end and sum of the session window of layout shifts that is under way. */
  first: number
  last: number
  sum: number
}

/**
 * Measures LCP, INP and CLS of the pages of this visit, as web.dev/articles/vitals defines them, and the time that a change
 * of the page takes. All is reported once the page is hidden, as it may never be shown again. Browsers remember what happened
 * before this starts. It must stay below 1 KiB, as sent: the server does the rest.
 * @returns a function to call when another page is shown, before it is painted
 */
export function measureVisit(): () => void {
  let pages: OpenPage[] = []
  let asked = 0

  const observe = <Entry extends PerformanceEntry>(
    type: string,
    take: (entry: Entry, page: OpenPage) => void,
  ): void => {
    const options = { type, buffered: true, durationThreshold: 16 }
    // Browsers pass over a type that they do not know.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Entries come later than their moment, when another page may be shown.
        const page = pages.findLast(({ start }) => start <= entry.startTime)
        if (page) take(entry as Entry, page)
      }
    }).observe(options)
  }

  const takeInteraction = (entry: PerformanceEventTiming, { interactions }: OpenPage) => {
    const { interactionId: id, duration } = entry
    if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0))
  }
  // Quick interactions are known by the first one alone.
  observe('first-input', takeInteraction)
  observe('event', takeInteraction)
  observe('largest-contentful-paint', ({ startTime }, { start, report }) => {
    // Of a later page browsers tell no true one.
    if (!start) report.lcp = startTime
  })
  observe('layout-shift', (shift: LayoutShift, page) => {
    const { startTime, value, hadRecentInput } = shift
    if (hadRecentInput) return
    if (startTime - page.last > 1000 || startTime - page.first > 5000) {
      page.first = startTime
      page.sum = 0
    }
    page.last = startTime
    page.sum += value
    page.report.cls = Math.max(page.report.cls ?? 0, page.sum)
  })

  const send = () => {
    for (const { report, interactions } of pages) {
      const longest = [...interactions.values()].sort((one, other) => other - one)
      // The 98th percentile, which of fewer than fifty is the longest.
      report.inp = longest[Math.floor(longest.length / 50)]
    }
    const device = innerWidth < 600 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop'
    const body: VisitReport = { device, pages: pages.map(({ report }) => report) }
    const type = 'application/json'
    if (pages[0]) navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(body)], { type }))
    pages = []
  }

  const open = (start: number): VisitedPage => {
    if (pages.length > 9) send()
    const report: VisitedPage = { path: location.pathname }
    if ('LayoutShift' in window) report.cls = 0
    pages.push({ start, report, interactions: new Map(), first: -9e9, last: 0, sum: 0 })
    return report
  }
  open(0)

  for (const type of ['click', 'popstate'])
    addEventListener(type, ({ timeStamp }) => (asked = timeStamp), true)
  addEventListener('pagehide', send)
  addEventListener('visibilitychange', () => {
    if (document.hidden) send()
  })
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (persisted) afterPaint('lcp', timeStamp, open(timeStamp))
  })
  return () => {
    const report = open(performance.now())
    if (asked) afterPaint('change', asked, report)
    asked = 0
  }
}

/** Reports the time from a moment until the page that is shown now has been painted, when the next frame begins. */
const afterPaint = (vital: 'lcp' | 'change', from: number, report: VisitedPage): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame((now) => {
      report[vital] = now - from
    }),
  )
