import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { recordAddress } from '@/src/domain/links/addresses'
import css from './edited-in-dashboard.module.css'
import { say } from './say'

/** Takes the place of a form in the panel: the record is edited in the dashboard, where this leads. */
export function EditedInDashboard({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, locale, req } = initPageResult
  if (!collectionConfig) return null
  const { slug } = collectionConfig
  // Who may list accounts sees them in the panel; the dashboard shows them to a super_admin alone.
  const mayOpen = slug !== 'users' || req.user?.role === 'super_admin'
  return (
    <Gutter className={css.notice}>
      <p>{say(req, 'editedInDashboard')}</p>
      {mayOpen ? (
        // In a window of its own: the panel may show this in a drawer, over a form that is not saved.
        <a
          className="btn btn--style-primary btn--size-medium btn--withoutPopup"
          href={recordAddress(slug, String(docID ?? 'new'), { lng: locale?.code })}
          target="_blank"
          rel="noreferrer"
        >
          <span className="btn__content">{say(req, 'openInDashboard')}</span>
        </a>
      ) : null}
    </Gutter>
  )
}
