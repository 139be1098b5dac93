import { toast } from '@/src/components/ui/toast'
import { ApiError } from '../api/call'
import { failureText } from './failure-text'
import type { Texts } from './texts'

/** Says what failed, and why. An ended session has a page of its own, which says so. */
export function toastFailure(t: Texts, title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toast({ title, description: failureText(t, error), variant: 'destructive' })
}
