declare const CONTACT_EMAIL: string;
declare const PUBLIC_ORIGIN: string;

export const PRODUCT = 'Obračun plata';

/** Where readers may write to; set when the site is built. */
export const contactEmail = CONTACT_EMAIL;

/** Where the site stands, for links that leave it: canonical, shared, embedded; set when the site is built. */
export const publicOrigin = PUBLIC_ORIGIN;
