import css from './skeleton.module.css'

interface Props {
  count: number
  /** Said to those who do not see the empty cards. */
  label: string
}

/** Empty cards in place of those that are on their way. */
export function Skeleton({ count, label }: Props) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <ul className={css.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={css.card}>
            <span className={css.plate} />
            <span className={css.line} />
            <span className={css.shortLine} />
          </li>
        ))}
      </ul>
    </div>
  )
}
