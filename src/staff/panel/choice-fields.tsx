'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useMemo, useState } from 'react'

interface Area {
  key: string
  name: string
  isFamily?: boolean | null
}

/** A family of products, or several, chosen from those that the settings name. */
export const FamilyField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string | string[] | null>({ path })
  const chosen = [value ?? []].flat()
  const named = useNamedFamilies()
  const others = chosen.filter((key) => !named.some((option) => option.value === key))
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? field.name}
      description={field.admin?.description}
      options={[...named, ...others.map((key) => ({ value: key, label: key }))]}
      value={value ?? undefined}
      hasMany={field.hasMany}
      readOnly={readOnly}
      showError={showError}
      isClearable
      onChange={(options) =>
        setValue(
          Array.isArray(options) ? options.map((option) => option.value) : (options?.value ?? null),
        )
      }
    />
  )
}

/** Those of the settings, by their English names. */
function useNamedFamilies(): { value: string; label: string }[] {
  const [areas, setAreas] = useState<Area[]>([])
  useEffect(() => {
    const call = new AbortController()
    fetch('/api/admin/globals/site-settings?depth=0', { signal: call.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { areas?: Area[] }) : {}))
      .then(({ areas: read }) => setAreas(read ?? []))
      // What is chosen still stands there.
      .catch(() => undefined)
    return () => call.abort()
  }, [])
  return areas
    .filter(({ isFamily }) => isFamily !== false)
    .map(({ key, name }) => ({ value: key, label: name }))
}

/** A time zone, chosen from those that the browser knows. */
export const TimeZoneField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<string | null>({ path })
  const options = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone')
    const zones = value && !known.includes(value) ? [value, ...known] : known
    return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  }, [value])
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? 'Time zone'}
      description={field.admin?.description}
      options={options}
      value={value ?? undefined}
      readOnly={readOnly}
      showError={showError}
      isClearable
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
    />
  )
}
