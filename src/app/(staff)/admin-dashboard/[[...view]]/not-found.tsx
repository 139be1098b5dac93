import { StaffNotFound } from '@/src/staff/dashboard/not-found'

/** The 404 page of the dashboard: the documented text, and links to its views. */
export default function NotFound() {
  return <StaffNotFound />
}
