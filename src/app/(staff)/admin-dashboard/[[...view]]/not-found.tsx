import { StaffNotFound } from '@/src/staff/not-found'

/** What the specification says of every unknown path, with the ways of the dashboard. */
export default function NotFound() {
  return <StaffNotFound />
}
