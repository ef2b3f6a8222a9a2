/** Where the site is built to, as the working directory of the build sees it. */
export const DIST = 'dist';
