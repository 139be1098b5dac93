/** Search parameters of a page, as Next passes them. */
export type Asked = Record<string, string | string[] | undefined>

/** The same as it stands in the address. */
export const toSearchParams = (asked: Asked): URLSearchParams =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  )
