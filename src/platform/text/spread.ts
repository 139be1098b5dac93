/**
 * Spreads things evenly between paragraphs: for each paragraph, what follows it. Nothing stands before
 * the first, and nothing after the last unless there is only one.
 */
export function spread<Thing>(things: Thing[], paragraphs: number): Thing[][] {
  const after: Thing[][] = Array.from({ length: paragraphs }, () => [])
  const gaps = Math.max(1, paragraphs - 1)
  things.forEach((thing, index) => {
    const place = Math.round(((index + 1) * paragraphs) / (things.length + 1))
    after[Math.min(Math.max(place, 1), gaps) - 1]?.push(thing)
  })
  return after
}
