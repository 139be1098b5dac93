import Link from 'next/link'

/** Leads to the gallery of blocks, below the collections. */
export const GalleryLink = () => (
  <Link className="nav__link" href="/admin/blocks" prefetch={false}>
    <span className="nav__link-label">Gallery of blocks</span>
  </Link>
)
