import { deployedVersion } from './deployed-version.ts';
import { reloadPage } from './reload-once.ts';

/**
 * Another attempt at a part. Some browsers remember for as long as a page is open that a file did not come: when the attempt
 * fails though the site is there, the page is loaded again, with what was typed.
 */
export async function retryOrReload<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if ((await deployedVersion()) !== 'unreachable') reloadPage();
    throw error;
  }
}
