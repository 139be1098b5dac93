/** Returns the tab to which a key leads in a list of tabs that wraps around; undefined for other keys. */
export function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
