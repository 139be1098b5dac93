/** An inquiry as it is stored. */
export interface Inquiry {
  name: string
  email: string
  company?: string
  phone?: string
  country?: string
  subject?: string
  message: string
  newsletter: boolean
}
