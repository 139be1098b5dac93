/** The mark of the product, small: beside the breadcrumbs and above the navigation. */
export const Icon = () => <Mark size={18} />

/** An arch with the sun in it, on the horizon. */
export const Mark = ({ size }: { size: number }) => (
  <svg className="brand__mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path className="brand__arch" d="M3 19a13 13 0 0 1 26 0h-3.6a9.4 9.4 0 0 0-18.8 0z" />
    <path className="brand__sun" d="M9.8 19a6.2 6.2 0 0 1 12.4 0z" />
    <path className="brand__line" d="M3 22.4h26v3.2H3z" />
  </svg>
)
