import { UnreadableFile } from './limits.ts';
import type { ReadingNews } from './read-apart.ts';
import { readSource } from './read-file.ts';

/** Worker scope, missing in the DOM types. */
const tell = postMessage as (news: ReadingNews) => void;

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  tell({ kind: 'begun' });
  readSource(file).then(
    (source) => tell({ kind: 'read', source }),
    (error: unknown) =>
      tell({ kind: 'unread', why: error instanceof UnreadableFile ? error.message : undefined }),
  );
});
