import process from 'node:process';

/** Where the site is built, relative to the working directory of the build. */
export const DIST = '../node_modules/.site-next';

/** Where the finished site is moved, and the service reads it: a failed build keeps the previous one. */
export const RELEASED = process.env.SITE_DIR ?? 'dist';
