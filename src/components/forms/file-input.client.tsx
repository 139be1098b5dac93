'use client'

import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** What one file may weigh, bytes, and what all together. */
  maxBytes: number
  maxTotalBytes: number
  maxFiles: number
  /** Said where the chosen files are more. */
  tooLarge: string
}

/** A field for files that says before the form is sent what the server would refuse. */
export const FileInput = ({ maxBytes, maxTotalBytes, maxFiles, tooLarge, ...rest }: Props) => (
  <input
    {...rest}
    type="file"
    onChange={({ target }) => {
      const sizes = Array.from(target.files ?? [], ({ size }) => size)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const isRefused =
        sizes.length > maxFiles || total > maxTotalBytes || sizes.some((size) => size > maxBytes)
      target.setCustomValidity(isRefused ? tooLarge : '')
      if (isRefused) target.reportValidity()
    }}
  />
)
