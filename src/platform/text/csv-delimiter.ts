/** Finds the separator that stands most often in the head of a CSV file. */
export const detectDelimiter = (head: string): string =>
  [',', ';', '\t'].reduce((most, one) =>
    head.split(one).length > head.split(most).length ? one : most,
  )
