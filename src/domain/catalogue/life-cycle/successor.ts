/** More than any line of machines has had; a longer chain is a mistake in the data. */
export const maxSuccessors = 20

/**
 * Follows successors from one product to the next.
 * @param successorOf the id of the successor of a product; null where it has none
 * @returns whether the way leads back to where it began
 */
export async function leadsBack(
  id: string,
  first: string,
  successorOf: (id: string) => Promise<string | null>,
): Promise<boolean> {
  let next: string | null = first
  for (let step = 0; next !== null && step < maxSuccessors; step += 1) {
    if (next === id) return true
    next = await successorOf(next)
  }
  return next !== null
}
