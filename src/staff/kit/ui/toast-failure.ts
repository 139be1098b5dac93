import { toast } from '@/src/components/ui/toast'
import { describe } from '../api/call'

/** Says what failed, and why. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: describe(error), variant: 'destructive' })
}
