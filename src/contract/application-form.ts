/** What is known of an application for a job. Browsers get this file, so it knows no library. */
export const applicationStatuses = ['new', 'inReview', 'invited', 'hired', 'declined'] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** As the panel calls them. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  inReview: 'In review',
  invited: 'Invited',
  hired: 'Hired',
  declined: 'Declined',
}

/** The fields of the form that hold a file each. */
export const applicationFiles = ['cv', 'letter'] as const

export type ApplicationFile = (typeof applicationFiles)[number]

/** How many characters each text of the form may have. */
export const applicationLengths = { name: 200, email: 254, phone: 50 } as const

/** What `/careers/{slug}?applied=…` says to browsers that sent the form. */
export const applicationOutcomes = [
  'sent',
  'fields',
  'files',
  'large',
  'full',
  'limit',
  'gone',
  'server',
] as const

export type ApplicationOutcome = (typeof applicationOutcomes)[number]

/** For how many days an application is kept, where the settings do not say. */
export const defaultApplicationDays = 180
