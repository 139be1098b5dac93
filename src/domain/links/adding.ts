/**
 * Names in an address that what it shows was asked for by a link that adds to the visitor's own list. Such a link leads
 * by itself to that alone; where scripts run, the page takes it into the list, so that one who was faster than the
 * scripts loses nothing.
 */
export const addedName = 'added'
