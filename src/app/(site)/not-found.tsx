/**
 * Never seen: pages that are not there are drawn by `[lng]/missing.tsx`. Without a file here Next puts a
 * page of its own into the data of every page.
 */
export default function NotFound() {
  return null
}
