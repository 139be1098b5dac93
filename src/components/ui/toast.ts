export interface Toast {
  id: number
  title: string
  description?: string
  /** A button of the toast, whose `altText` says how to do the same without it, or a link. */
  action?:
    { label: string; altText: string; onSelect: () => void } | { label: string; href: string }
  variant: 'default' | 'destructive'
  open: boolean
}

type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'action' | 'variant'>>

/** Toasts at a time, and how long a closed one is kept, in ms (specification, section 9). */
const limit = 1
const removalDelay = 1_000_000

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message in a corner of the page, in place of the one before it. From any island. */
export function toast({ variant = 'default', ...message }: NewToast): { dismiss: () => void } {
  const id = ++lastId
  change([{ ...message, id, variant, open: true }, ...toasts].slice(0, limit))
  return { dismiss: () => dismiss(id) }
}

/** Closes a toast; it is forgotten later, after it has left the screen. */
export function dismiss(id: number): void {
  change(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)))
  setTimeout(() => change(toasts.filter((each) => each.id !== id)), removalDelay)
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toasts,
}

/** Toasts on the server: there are none before the page hydrates. */
export const noToasts: Toast[] = []

function change(next: Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
