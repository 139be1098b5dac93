import Link from 'next/link'

/** What the specification says of every unknown path. */
export default function NotFound() {
  return (
    <main id="content" style={{ padding: 'var(--space-5)' }}>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <p>
        <Link href="/admin-dashboard">Dashboard</Link>
      </p>
    </main>
  )
}
