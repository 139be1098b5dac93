import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import type { MenuTreeItem } from '@/src/contract/staff/menu-tree'
import css from './menu-tree.module.css'
import type { Direction, Hidden } from './rows'
import { useWords } from './use-words'

interface Props {
  item: MenuTreeItem
  name: string
  /** Name of its group; null on the first level. */
  parentName: string | null
  isIndented: boolean
  isGroup: boolean
  /** The reason why visitors do not see it, where its state does not say so. */
  hidden: Hidden | null
  /** Every step that a menu of its levels knows, and whether the entry can take it now. */
  steps: [Direction, boolean][]
  onMove: (direction: Direction) => void
  onEdit: () => void
  onAdd: () => void
  onSwitch: (isActive: boolean) => void
  onDelete: () => void
}

const keys: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const signs: Record<Direction, string> = { up: '↑', down: '↓', in: '→', out: '←' }

/** One entry: what it is, and what can be done with it. Alt and an arrow key move it from anywhere in its row. */
export function Row(props: Props) {
  const { item, name, parentName, isIndented, isGroup, steps, onMove, onEdit, onAdd } = props
  const say = useWords()
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.id,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = keys[event.key]
    if (!event.altKey || !direction) return
    event.preventDefault()
    onMove(direction)
  }

  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-indented={isIndented ? '' : undefined}
      data-off={item.isActive ? undefined : ''}
      data-state={item.state}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.handle}
        {...listeners}
        aria-label={say('menuDrag', { name })}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <div className={css.words}>
        <button type="button" className={css.name} onClick={onEdit}>
          {name}
          {parentName === null ? null : (
            <span className={css.hidden}> ({say('menuIn', { group: parentName })})</span>
          )}
        </button>
        <span className={css.target}>{item.target ?? ''}</span>
        <Badges {...props} />
      </div>
      <div className={css.actions}>
        {steps.map(([direction, isPossible]) => (
          <button
            key={direction}
            id={`${item.id}-${direction}`}
            type="button"
            className={css.step}
            // Not `disabled`, which would take the focus from a row that has just moved to the end.
            aria-disabled={!isPossible}
            aria-label={say(`menu_${direction}`, { name })}
            title={say(`menu_${direction}`, { name })}
            onClick={() => onMove(direction)}
          >
            <span aria-hidden="true">{signs[direction]}</span>
          </button>
        ))}
        {isGroup ? (
          <button
            type="button"
            className={css.step}
            aria-label={say('menuAddBelow', { name })}
            title={say('menuAddBelow', { name })}
            onClick={onAdd}
          >
            <span aria-hidden="true">+</span>
          </button>
        ) : null}
        <button
          type="button"
          role="switch"
          className={css.switch}
          aria-checked={item.isActive}
          aria-label={say('menuShow', { name })}
          title={say('menuShow', { name })}
          onClick={() => props.onSwitch(!item.isActive)}
        />
        <button
          type="button"
          className={css.step}
          aria-label={say('menuDelete', { name })}
          title={say('menuDelete', { name })}
          onClick={props.onDelete}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </li>
  )
}

const reasons = {
  closed: 'menuClosed',
  nowhere: 'menuNowhere',
  blank: 'menuBlank',
  empty: 'menuEmpty',
} as const

function Badges({ item, hidden }: Props) {
  const say = useWords()
  return (
    <>
      {item.state === 'published' ? null : (
        <span className={css.badge}>
          {say(item.state === 'changed' ? 'menuChanged' : 'menuDraft')}
        </span>
      )}
      {item.isActive ? null : <span className={css.badge}>{say('menuOff')}</span>}
      {hidden ? <span className={css.warning}>{say(reasons[hidden])}</span> : null}
    </>
  )
}
