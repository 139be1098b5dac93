'use client'

import type { ReleaseItem } from '@/src/contract/staff/releases'
import { recordAddress } from '@/src/domain/links/addresses'
import { Button } from '../kit/ui/button'
import { Link } from '../kit/ui/navigation'
import { useTexts } from '../kit/ui/texts'
import { itemKind, itemName } from './item-name'
import css from './releases.module.css'

interface Props {
  items: ReleaseItem[]
  /** True where documents can be added and removed. */
  isOpen: boolean
  isBusy: boolean
  onChange: (names: { add?: object[]; remove?: object[] }) => void
}

/** The documents of a release, and what became of them since they were added. */
export function ItemList({ items, isOpen, isBusy, onChange }: Props) {
  const t = useTexts()
  if (items.length === 0) return <p>{t('release.empty')}</p>
  return (
    <ul className={css.items}>
      {items.map((item) => {
        const { collection, id, title, isChanged, isPublishedAgain, mayPublish } = item
        const name = itemName(t, item)
        const kind = itemKind(t, item)
        return (
          <li key={`${collection} ${id}`}>
            <div className={css.item}>
              {title === null ? (
                <span>{name}</span>
              ) : (
                <Link href={recordAddress(collection, id)}>{name}</Link>
              )}
              {kind ? <small>{kind}</small> : null}
              {isChanged ? <small className={css.warning}>{t('release.changed')}</small> : null}
              {isPublishedAgain ? (
                <small className={css.warning}>{t('release.again')}</small>
              ) : null}
            </div>
            {isOpen && mayPublish ? (
              <div className={css.buttons}>
                {isChanged ? (
                  <Button
                    isInactive={isBusy}
                    aria-label={`${t('release.newer')}: ${name}`}
                    onClick={() => onChange({ add: [{ collection, id }] })}
                  >
                    {t('release.newer')}
                  </Button>
                ) : null}
                <Button
                  isInactive={isBusy}
                  aria-label={`${t('release.remove')}: ${name}`}
                  onClick={() => onChange({ remove: [{ collection, id }] })}
                >
                  {t('release.remove')}
                </Button>
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
