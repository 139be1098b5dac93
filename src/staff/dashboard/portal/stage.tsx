import css from './stage.module.css'

/** A terminal in the dark, lit by its slot: the side of the portal that is not the form. */
export const Stage = () => (
  <div className={css.stage} aria-hidden="true">
    <svg className={css.drawing} viewBox="300 96 330 546" preserveAspectRatio="xMidYMax meet">
      <path d="M330 640V150q0-30 30-30h240q30 0 30 30v490z" />
      <path d="M366 168h228v168H366zM366 382h228v84H366zM404 424h112M546 424h18" />
      <path d="M366 512h66v66h-66zM388 512v66M410 512v66M366 534h66M366 556h66M470 512h124v66H470z" />
      <path className={css.light} d="M404 402h152" />
    </svg>
  </div>
)
