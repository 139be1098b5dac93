'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** A slug, which is stored always and yet not asked for: the server makes an empty one of another text. */
export const SlugField: TextFieldClientComponent = (props) => (
  <TextField {...props} field={{ ...props.field, required: false }} />
)
