import process from 'node:process';

/** Where the site is put together, as the working directory of the build sees it. */
export const DIST = '../node_modules/.site-next';

/** Where it stands once it is whole, and where the service looks for it: a build that fails leaves the one before it standing. */
export const RELEASED = process.env.SITE_DIR ?? 'dist';
