'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useMemo } from 'react'

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
