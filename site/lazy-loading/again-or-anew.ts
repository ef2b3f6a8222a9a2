import { loadAnew } from './heal.ts';
import { siteNow } from './site-now.ts';

/**
 * Another attempt at a part. Some browsers remember for as long as a page is open that a file did not come: when the attempt
 * fails though the site is there, the page is loaded anew, with what was typed.
 */
export async function againOrAnew<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if ((await siteNow()) !== 'unreachable') loadAnew();
    throw error;
  }
}
