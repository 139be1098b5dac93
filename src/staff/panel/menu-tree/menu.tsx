import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { levelsOf, type MenuName } from '@/src/contract/menu-names'
import type { MenuTreeItem } from '@/src/contract/staff/menu-tree'
import { previewAddress } from '@/src/domain/links/addresses'
import { publishMenu, saveTree, startFromBuiltIn, switchItem } from './calls'
import css from './menu-tree.module.css'
import {
  type Branch,
  buildBranches,
  type Direction,
  dropped,
  flattenBranches,
  moved,
  whyHidden,
} from './rows'
import { Row } from './row'
import { useWords } from './use-words'

interface Props {
  menu: MenuName
  items: MenuTreeItem[]
  /** Ids of what visitors see; null where that is not known. */
  shown: ReadonlySet<string> | null
  locale: string
  run: (work: () => Promise<unknown>, done: string) => Promise<void>
  announce: (text: string) => void
  onEdit: (edited: { id: string } | { menu: MenuName; parentId?: string; order: number }) => void
  onDelete: (item: { id: string; name: string }) => void
}

/** Entries tell themselves where they stand, in the language of the panel. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const small = { size: 'small', margin: false } as const

/** Distance to the right by which an entry is dragged to become a child of the one before it, px. */
const indent = 28

/** One menu as a tree. */
export function Menu({ menu, items, shown, locale, run, announce, onEdit, onDelete }: Props) {
  const say = useWords()
  const id = useId()
  const levels = levelsOf[menu]
  // Where entries stand until the server has answered.
  const [pending, setPending] = useState<Branch[] | null>(null)
  const [dragged, setDragged] = useState<{ id: string; isIndented: boolean } | null>(null)
  const branches = pending ?? buildBranches(items)
  const byId = new Map(items.map((item) => [item.id, item]))
  const nameOf = (itemId: string) => byId.get(itemId)?.name || say('menuUntitled')
  const steps: Direction[] = levels > 1 ? ['up', 'down', 'in', 'out'] : ['up', 'down']
  const unpublished = items.filter(({ state }) => state !== 'published').length
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )

  const lastSave = useRef(0)
  const save = async (next: Branch[], itemId: string) => {
    const own = ++lastSave.current
    setPending(next)
    const done = placeIn(next, itemId, say, nameOf)
    await run(() => saveTree({ menu, items: flattenBranches(next) }), done)
    // A later one is still under way, whose places are those that show.
    if (own === lastSave.current) setPending(null)
  }

  const move = async (itemId: string, direction: Direction) => {
    const next = moved(branches, itemId, direction, levels)
    if (!next) return announce(say('menuNoStep', { name: nameOf(itemId) }))
    await save(next, itemId)
    // The browser takes the focus from what is put elsewhere in the page.
    requestAnimationFrame(() => document.getElementById(`${itemId}-${direction}`)?.focus())
  }

  const isIndentedAt = ({ active, delta }: DragMoveEvent | DragEndEvent) => {
    const isBelow = branches.some(({ below }) => below.includes(String(active.id)))
    return delta.x > (isBelow ? -indent : indent)
  }

  const drop = (event: DragEndEvent) => {
    setDragged(null)
    const { active, over } = event
    if (!over) return
    const next = dropped(branches, String(active.id), String(over.id), isIndentedAt(event), levels)
    if (JSON.stringify(next) !== JSON.stringify(branches)) void save(next, String(active.id))
  }

  const hidden = branches.find((branch) => branch.id === dragged?.id)?.below ?? []
  const rows = flattenBranches(branches).filter((place) => !hidden.includes(place.id))

  return (
    <section className={css.menu} aria-labelledby={id} data-menu={menu}>
      <header className={css.head}>
        <h2 id={id}>{say(`menu_${menu}`)}</h2>
        <div className={css.tools}>
          <Button
            {...small}
            buttonStyle="secondary"
            onClick={() => onEdit({ menu, order: branches.length + 1 })}
          >
            {say('menuAdd')}
          </Button>
          <Button
            {...small}
            buttonStyle="secondary"
            el="anchor"
            url={previewAddress('navigation-items', menu, locale)}
            newTab
          >
            {say('menuPreview')}
          </Button>
          {items.length > 0 ? (
            <Button
              {...small}
              buttonStyle={unpublished === 0 ? 'secondary' : 'primary'}
              className={unpublished === 0 ? css.idle : undefined}
              disabled={unpublished === 0}
              onClick={() => void run(() => publishMenu(menu), say('menuPublished'))}
            >
              {say('menuPublish')}
              {unpublished > 0 ? ` (${unpublished})` : ''}
            </Button>
          ) : null}
        </div>
      </header>
      {items.length === 0 ? (
        <div className={css.none}>
          <p>{say('menuBuiltIn')}</p>
          <Button
            {...small}
            onClick={() => void run(() => startFromBuiltIn(menu), say('menuStarted'))}
          >
            {say('menuStart')}
          </Button>
        </div>
      ) : (
        <DndContext
          id={`${id}-drag`}
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: silent, restoreFocus: false }}
          onDragStart={({ active }) => setDragged({ id: String(active.id), isIndented: false })}
          onDragMove={(event) =>
            setDragged({ id: String(event.active.id), isIndented: isIndentedAt(event) })
          }
          onDragCancel={() => setDragged(null)}
          onDragEnd={drop}
        >
          <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
            <ul className={css.rows}>
              {rows.map((row) => {
                const item = byId.get(row.id)
                return item ? (
                  <Row
                    key={row.id}
                    item={item}
                    parentName={row.parentId === null ? null : nameOf(row.parentId)}
                    name={nameOf(row.id)}
                    isIndented={
                      dragged?.id === row.id && levels > 1
                        ? dragged.isIndented
                        : row.parentId !== null
                    }
                    isGroup={levels > 1 && row.parentId === null}
                    hidden={whyHidden(
                      item,
                      {
                        isGroup: levels > 1 && row.parentId === null,
                        hasBelow: branches.some((one) => one.id === row.id && one.below.length > 0),
                      },
                      shown,
                    )}
                    steps={steps.map((step) => [
                      step,
                      moved(branches, row.id, step, levels) !== null,
                    ])}
                    onMove={(direction) => void move(row.id, direction)}
                    onEdit={() => onEdit({ id: row.id })}
                    onAdd={() =>
                      onEdit({
                        menu,
                        parentId: row.id,
                        order: 1 + (branches.find((one) => one.id === row.id)?.below.length ?? 0),
                      })
                    }
                    onDelete={() => onDelete({ id: row.id, name: nameOf(row.id) })}
                    onSwitch={(isActive) =>
                      void run(
                        () => switchItem(row.id, isActive),
                        say(isActive ? 'menuSwitchedOn' : 'menuSwitchedOff', {
                          name: nameOf(row.id),
                        }),
                      )
                    }
                  />
                ) : null
              })}
            </ul>
          </SortableContext>
        </DndContext>
      )}
    </section>
  )
}

/** Describes the place of an entry in words. */
function placeIn(
  branches: Branch[],
  id: string,
  say: ReturnType<typeof useWords>,
  nameOf: (id: string) => string,
): string {
  const group = branches.find(({ below }) => below.includes(id))
  const list = group ? group.below : branches.map((branch) => branch.id)
  const values = { name: nameOf(id), place: list.indexOf(id) + 1, of: list.length }
  return group
    ? say('menuMovedBelow', { ...values, group: nameOf(group.id) })
    : say('menuMoved', values)
}
