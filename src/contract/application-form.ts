/** Lengths, states and outcomes of job applications. Browsers get this file, so it imports no library. */
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

/** Longest texts of the form, characters. */
export const applicationLengths = { name: 200, email: 254, phone: 50 } as const

/** Outcomes in `/careers/{slug}?applied=…`, for browsers that sent the form. */
export const applicationOutcomes = ['sent', 'gone', 'server'] as const

export type ApplicationOutcome = (typeof applicationOutcomes)[number]

/** For how many days an application is kept, where the settings do not say. */
export const defaultApplicationDays = 180
