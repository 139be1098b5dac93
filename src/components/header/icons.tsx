import css from './header.module.css'

const shared = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  'aria-hidden': true,
} as const

export const SearchIcon = () => (
  <svg {...shared}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </svg>
)

export const GlobeIcon = () => (
  <svg {...shared}>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M3.75 12h16.5M12 3.75c2.4 2.3 3.6 5 3.6 8.25s-1.2 5.95-3.6 8.25c-2.4-2.3-3.6-5-3.6-8.250S9.6 6.05 12 3.750Z" />
  </svg>
)

export const CloseIcon = () => (
  <svg {...shared}>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </svg>
)

export const ForwardIcon = () => (
  <svg {...shared} width={20} height={20}>
    <path d="m9 5 7 7-7 7" />
  </svg>
)

/** Lines of a list, one of them ticked. */
export const ListIcon = () => (
  <svg {...shared}>
    <path d="M10 6.500h10M10 12h10M10 17.500h10M4 12l1.500 1.500L8 10.500M4.500 6.500h2M4.500 17.500h2" />
  </svg>
)

/** Two lines that cross when the menu is open. */
export const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <span className={css.menuIcon} data-open={isOpen ? '' : undefined} aria-hidden="true" />
)
