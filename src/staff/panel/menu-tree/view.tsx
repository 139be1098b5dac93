'use client'

import {
  ConfirmationModal,
  SetStepNav,
  toast,
  useDocumentDrawer,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type MenuName, menuNames } from '@/src/contract/menu-names'
import type { MenuTreeItem } from '@/src/contract/staff/menu-tree'
import { deleteItem, readItems, readShown } from './calls'
import { Menu } from './menu'
import css from './menu-tree.module.css'
import { useWords } from './use-words'

/** Target of the form: an entry, or a new one at a place. */
type Edited = { id: string } | { menu: MenuName; parentId?: string; order: number }

/** The menus of the site and the footer as trees, in place of the list of their entries. */
export function MenuTreeView() {
  const say = useWords()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const [items, setItems] = useState<MenuTreeItem[] | null>(null)
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const reload = useCallback(async () => {
    try {
      const [read, seen] = await Promise.all([readItems(code), readShown()])
      setItems(read)
      setShown(seen)
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, [code])

  useEffect(() => void reload(), [reload])

  /** Does what changes a menu, and reads anew what became of it; the server says why it refuses. */
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      setAnnouncement(done)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reload()
  }

  return (
    <div className={css.view}>
      <SetStepNav nav={[{ label: say('menuTitle') }]} />
      <h1>{say('menuTitle')}</h1>
      <p className={css.intro}>{say('menuIntro')}</p>
      <p className={css.hidden} role="status" lang={i18n.language}>
        {announcement}
      </p>
      {failure === null ? null : <p role="alert">{failure}</p>}
      {items === null
        ? failure === null && <p>{say('menuLoading')}</p>
        : menuNames.map((menu) => (
            <Menu
              key={menu}
              menu={menu}
              items={items.filter((item) => item.menu === menu)}
              shown={shown}
              locale={code}
              run={run}
              announce={setAnnouncement}
              onEdit={setEdited}
              onDelete={setDoomed}
            />
          ))}
      <Editor
        key={edited ? JSON.stringify(edited) : ''}
        edited={edited}
        onChange={() => void reload()}
        onClose={() => setEdited(null)}
      />
      {doomed ? (
        <DeleteDialog
          key={doomed.id}
          item={doomed}
          onConfirm={() =>
            run(() => deleteItem(doomed.id), say('menuDeleted', { name: doomed.name }))
          }
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </div>
  )
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

interface EditorProps {
  edited: Edited | null
  onChange: () => void
  onClose: () => void
}

/** Payload's form of an entry, beside the trees. */
function Editor({ edited, onChange, onClose }: EditorProps) {
  const id = edited && 'id' in edited ? edited.id : undefined
  const [Drawer, , { closeDrawer, isDrawerOpen, openDrawer }] = useDocumentDrawer({
    collectionSlug: 'navigation-items',
    id,
  })
  const [wasOpen, setWasOpen] = useState(false)

  useEffect(() => {
    if (edited) openDrawer()
    // Once for each entry: the key makes another editor of the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isDrawerOpen) setWasOpen(true)
    else if (wasOpen) onClose()
  }, [isDrawerOpen, wasOpen, onClose])

  if (!edited) return null
  return (
    <Drawer
      initialData={'id' in edited ? undefined : { ...edited, isActive: true }}
      onSave={() => {
        onChange()
        // Of a new entry the tree tells more than its form.
        if (id === undefined) closeDrawer()
      }}
      onDelete={onChange}
      redirectAfterCreate={false}
      redirectAfterDelete={false}
      redirectAfterDuplicate={false}
    />
  )
}

/** An entry that staff are about to delete. */
interface Doomed {
  id: string
  name: string
}

interface Props {
  item: Doomed
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before an entry is deleted, and says what that means for visitors. Afterwards the focus goes back to the tree. */
function DeleteDialog({ item, onConfirm, onClose }: Props) {
  const say = useWords()
  const { isModalOpen, openModal } = useModal()
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  const slug = `delete-entry-${item.id}`
  const isOpen = isModalOpen(slug)

  useEffect(() => {
    opener.current = document.activeElement
    openModal(slug)
    // Once for each entry: the key makes another dialog of the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    else if (wasOpen.current) {
      focusAgain(opener.current)
      onClose()
    }
  }, [isOpen, onClose])

  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={say('menuDeleteAsk', { name: item.name })}
      body={say('menuDeleteWhy')}
      onConfirm={onConfirm}
    />
  )
}

/** Moves the focus back to the opener of the dialog; where it was deleted with its row, to the heading of the page. */
function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector('h1')
  if (!(target instanceof HTMLElement)) return
  if (target.tagName === 'H1') target.tabIndex = -1
  target.focus()
}
