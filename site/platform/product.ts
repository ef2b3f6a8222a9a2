declare const CONTACT_EMAIL: string;
declare const PUBLIC_ORIGIN: string;

export const PRODUCT = 'Obračun plata';

/** Contact address; set by the build. */
export const contactEmail = CONTACT_EMAIL;

/** Origin of the site, for canonical, shared and embedded links; set by the build. */
export const publicOrigin = PUBLIC_ORIGIN;
