/**
 * Has browsers forget what the site stored in them, drafts of forms among it, once somebody has signed out. Cookies stay: the one
 * by which an account knows a browser is to outlive its sessions.
 */
export const clearSiteData = { 'Clear-Site-Data': '"storage"' }
