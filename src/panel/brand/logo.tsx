import { Mark } from './icon'

/** Mark and name, above the sign-in form. */
export const Logo = () => (
  <span className="brand">
    <Mark size={48} />
    <span className="brand__name">Terminalia</span>
  </span>
)
