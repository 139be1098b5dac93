import type { LifeCycleState } from '@/src/domain/catalogue/life-cycle'
import css from './badge.module.css'

interface Props {
  state: LifeCycleState
  /** The state in words. */
  text: string
}

/** Badge of a product's life-cycle state: in words, with a mark that fills as it goes on. */
export const LifeCycleBadge = ({ state, text }: Props) => (
  <span className={css.badge} data-state={state}>
    {text}
  </span>
)
