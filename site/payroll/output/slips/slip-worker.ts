import { tellProgress } from '../../../documents/pdf/make-pdf.ts';
import { renderPdf, renderPdfs } from '../../../documents/pdf/render-pdf.ts';
import type { SlipJob, SlipNews } from './slip-messages.ts';

/** Of a worker, which the types of a page do not contain. */
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

/** All payslips have the same logo: rendered alone it shows whether it is the cause. */
async function isLogoUnreadable({ documents }: SlipJob): Promise<boolean> {
  const [document] = documents;
  const blocks = document?.blocks.filter(({ kind }) => kind === 'picture') ?? [];
  if (!document || blocks.length === 0) return false;
  return renderPdf({ ...document, blocks }).then(
    () => false,
    () => true,
  );
}

addEventListener('message', ({ data: job }: MessageEvent<SlipJob>) => {
  tell({ kind: 'begun' });
  draw(job).then(
    () => tell({ kind: 'finished' }),
    async () => tell({ kind: 'failed', isLogo: await isLogoUnreadable(job) }),
  );
});
