import { tellProgress } from '../../../documents/pdf/make-pdf.ts';
import { renderPdf, renderPdfs } from '../../../documents/pdf/render-pdf.ts';
import type { SlipJob, SlipNews } from './slip-messages.ts';

/** Of a worker, which the types of a page do not know. */
const tell = postMessage as (news: SlipNews, transferred?: Transferable[]) => void;

async function tellFile(at: number, blob: Blob): Promise<void> {
  const file = await blob.arrayBuffer();
  tell({ kind: 'file', at, file }, [file]);
}

async function draw({ documents, together, password }: SlipJob): Promise<void> {
  if (together !== undefined) {
    tellProgress((share) => tell({ kind: 'progress', share }));
    await tellFile(0, await renderPdfs(documents, together, password));
    return;
  }
  for (const [at, document] of documents.entries()) {
    await tellFile(at, await renderPdf(document, password));
    tell({ kind: 'progress', share: (at + 1) / documents.length });
  }
}

addEventListener('message', ({ data }: MessageEvent<SlipJob>) => {
  draw(data).then(
    () => tell({ kind: 'finished' }),
    () => tell({ kind: 'failed' }),
  );
});
