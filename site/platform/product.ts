declare const CONTACT_EMAIL: string;
declare const PUBLIC_ORIGIN: string;

export const PRODUCT = 'Obračun plata';

/** Contact address; set by the build. */
export const contactEmail = CONTACT_EMAIL;

/** Origin of the site, for canonical, shared and embedded links; set by the build. */
export const publicOrigin = PUBLIC_ORIGIN;

/** Origin of the open page, for links it hands out: they work where the page does. Outside a page, that of the build. */
export const pageOrigin = typeof location === 'undefined' ? publicOrigin : location.origin;
