/** Runs calls, six at a time: one after the other takes too long, and all at once too many connections. */
export async function inParallel(calls: (() => Promise<void>)[]): Promise<void> {
  const queue = [...calls]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let call = queue.shift(); call; call = queue.shift()) await call()
    }),
  )
}
