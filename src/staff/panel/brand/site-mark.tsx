import type { Payload, ServerProps } from 'payload'
import { firstLetter } from '@/src/domain/theme/icons'
import { makePalettes } from '@/src/domain/theme/style'
import { isDemo } from '@/src/platform/env'
import { uploadUrl } from '@/src/platform/storage/uploads'

interface Mark {
  name: string
  /** Address of the uploaded mark; without one the first letter of the name stands for it. */
  picture: string | null
  colors: { ground: string; ink: string } | null
}

/** Returns the site's mark for the panel: as visitors see it, never a draft. */
export async function markOfSite(payload: Payload): Promise<Mark> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 1 })
  const { mark, brand, companyName } = settings
  const file = typeof mark === 'object' ? mark?.filename : null
  const palette = makePalettes(brand ?? {})?.light
  return {
    name: companyName,
    picture: file ? uploadUrl(file) : null,
    colors: palette ? { ground: palette.action, ink: palette['on-action'] } : null,
  }
}

/** The mark, or the letter in the brand's colour; on the demo without a brand, the sign that belongs to it. */
export function SiteMark({ name, picture, colors, size }: Mark & { size: number }) {
  if (picture) {
    return <img src={picture} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />
  }
  return isDemo && !colors ? (
    <DemoMark size={size} />
  ) : (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect
        className="brand__tile"
        width="32"
        height="32"
        rx="6"
        style={{ fill: colors?.ground }}
      />
      <text
        className="brand__letter"
        style={{ fill: colors?.ink }}
        x="16"
        y="16.5"
        fontSize="20"
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {firstLetter(name)}
      </text>
    </svg>
  )
}

/** An arch with the sun in it, on the horizon. */
const DemoMark = ({ size }: { size: number }) => (
  <svg className="brand__mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path className="brand__arch" d="M3 19a13 13 0 0 1 26 0h-3.6a9.4 9.4 0 0 0-18.8 0z" />
    <path className="brand__sun" d="M9.8 19a6.2 6.2 0 0 1 12.4 0z" />
    <path className="brand__line" d="M3 22.4h26v3.2H3z" />
  </svg>
)

/** The mark of the site, small: beside the breadcrumbs and above the navigation. */
export async function Icon({ payload }: Pick<ServerProps, 'payload'>) {
  return <SiteMark {...await markOfSite(payload)} size={18} />
}

/** Mark and name of the site, above the sign-in form. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  const site = await markOfSite(payload)
  return (
    <div className="brand">
      <SiteMark {...site} size={48} />
      <h1 className="brand__name">{site.name}</h1>
    </div>
  )
}
