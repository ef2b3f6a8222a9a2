import type { Page } from '../../pages/directory/page.ts';
import { screenOf } from './screen-of.tsx';

/** A tool made for embedding in pages of other sites. */
export const embedded = ({ path, title, preload = [], load }: Page): Page => ({
  path: `/ugradi${path}`,
  title,
  copyOf: path,
  bare: true,
  preload,
  load: async () => {
    const [{ EmbeddedScreen }, Screen] = await Promise.all([
      import('../../pages/embedded-screen.tsx'),
      load(),
    ]);
    return screenOf(EmbeddedScreen, { Screen, path });
  },
});
