import type { ComponentType, ReactNode } from 'react'
import css from './menu-list.module.css'

interface LinkProps {
  href: string
  className?: string
  prefetch?: false
  'aria-current'?: 'page'
  'aria-label'?: string
  onClick?: () => void
  children: ReactNode
}

export interface ListedEntry {
  href: string
  label: string
  isCurrent: boolean
  /** Number of what waits there, and the name of the link that tells it. */
  waiting?: { count: number; name: string }
}

export interface ListedGroup {
  id: string
  label: string | null
  entries: ListedEntry[]
}

/** Adds the collections of the site's own code to the content, also for staff who have nothing else of it. */
export function withOwnCollections(
  groups: ListedGroup[],
  own: ListedEntry[],
  label: string,
): ListedGroup[] {
  if (own.length === 0) return groups
  if (!groups.some(({ id }) => id === 'content'))
    return [...groups, { id: 'content', label, entries: own }]
  return groups.map((group) =>
    group.id === 'content' ? { ...group, entries: [...group.entries, ...own] } : group,
  )
}

interface Props {
  groups: ListedGroup[]
  /** Link of the interface around it. */
  Link: ComponentType<LinkProps>
  onFollow?: () => void
}

/** The entries of the left menu, in dashboard and panel alike. Has no state: the panel's server draws it. */
export function MenuList({ groups, Link, onFollow }: Props) {
  return groups.map(({ id, label, entries }) => (
    <div key={id} className={css.group}>
      {label ? (
        <p className={css.heading} aria-hidden="true">
          {label}
        </p>
      ) : null}
      <ul className={css.list} aria-label={label ?? undefined}>
        {entries.map(({ href, label: text, isCurrent, waiting }) => (
          <li key={href}>
            <Link
              href={href}
              className={css.link}
              prefetch={false}
              aria-current={isCurrent ? 'page' : undefined}
              aria-label={waiting?.name}
              onClick={onFollow}
            >
              {text}
              {waiting ? (
                <span className={css.count} aria-hidden="true">
                  {waiting.count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
