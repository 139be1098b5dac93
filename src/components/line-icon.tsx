/** A picture on a button, beside its name: lines of 1.5 px on a grid of 16 px, in the colour of the text. */
export const LineIcon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

/** On the buttons of toolbars that format a text, in the dashboard and in place. */
const paths = {
  heading: 'M3 3v10M10 3v10M3 8h7M13 11v2',
  subheading: 'M3 5v8M9 5v8M3 9h6M12 11v2',
  bold: 'M4.5 2.5v11h4.2a3 3 0 0 0 0-6H4.5h3.6a2.5 2.5 0 0 0 0-5z',
  italic: 'M7 2.5h5M4 13.5h5M9.6 2.5l-3.2 11',
  underline: 'M4.5 2.5v5.2a3.5 3.5 0 0 0 7 0V2.5M3.5 13.5h9',
  strikethrough:
    'M2.5 8h11M11.5 5a3 2.6 0 0 0-3.3-2.5C6.2 2.5 4.7 3.5 4.7 5.2c0 1.3 1 2.2 2.6 2.8M4.5 11c.2 1.6 1.7 2.5 3.6 2.5 2.1 0 3.6-1 3.6-2.7 0-1-.5-1.9-1.4-2.8',
  link: 'M6.5 9.5a2.5 2.5 0 0 0 3.6 0l2.6-2.6a2.5 2.5 0 0 0-3.6-3.6l-.9.9M9.5 6.5a2.5 2.5 0 0 0-3.6 0L3.3 9.1a2.5 2.5 0 0 0 3.6 3.6l.9-.9',
  bullets: 'M6.5 4h7M6.5 8h7M6.5 12h7M3 4v.01M3 8v.01M3 12v.01',
  numbers:
    'M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3.2 3.5 2.5v3.7M2.3 10.3a1 1 0 0 1 1.9.3c0 .9-1.9 1.6-1.9 2.9h2',
  quote: 'M3 3v10M6.5 5h7M6.5 8h7M6.5 11h4',
  picture: 'M2.5 3.5h11v9h-11zM2.5 11l3-3 2.5 2.5 2-2 3.5 3M10.5 6v.01',
} as const

export type MarkIconName = keyof typeof paths

export const MarkIcon = ({ name }: { name: MarkIconName }) => <LineIcon path={paths[name]} />
