import css from './carousel-button.module.css'

interface Props {
  sign: 'play' | 'pause' | 'previous' | 'next'
  label: string
  className?: string
  onClick: () => void
}

/** A button of a carousel: its sign is drawn, its words are read out. */
export const CarouselButton = ({ sign, label, className, onClick }: Props) => (
  <button
    type="button"
    className={[css.button, className].filter(Boolean).join(' ')}
    aria-label={label}
    onClick={onClick}
  >
    <span className={css[sign]} aria-hidden="true" />
  </button>
)
