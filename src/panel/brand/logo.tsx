import { Mark } from './icon'

/** Mark and name, above the sign-in form. */
export const Logo = () => (
  <div className="brand">
    <Mark size={48} />
    <h1 className="brand__name">Terminalia</h1>
  </div>
)
