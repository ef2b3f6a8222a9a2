import { reportProgress } from '../../../documents/pdf/make-pdf.ts';
import { renderPdf, renderPdfs } from '../../../documents/pdf/render-pdf.ts';
import { renderTwoOnPage } from '../../../documents/pdf/two-on-page.ts';
import { orderPapers } from '../../payments/print/order-paper.ts';
import type { DrawingJob, SlipNews } from './slip-messages.ts';

/** Of a worker, which the types of a page do not contain. */
const send = postMessage as (news: SlipNews, transferred?: Transferable[]) => void;

async function sendFile(at: number, blob: Blob): Promise<void> {
  const file = await blob.arrayBuffer();
  send({ kind: 'file', at, file }, [file]);
}

async function draw(job: DrawingJob): Promise<void> {
  if ('orders' in job) {
    await sendFile(0, await orderPapers(job.firm, job.orders));
    return;
  }
  const { documents, together, twoOnPage, password, passwords } = job;
  if (together !== undefined) {
    reportProgress((share) => send({ kind: 'progress', share }));
    const render = twoOnPage ? renderTwoOnPage : renderPdfs;
    await sendFile(0, await render(documents, together, password));
    return;
  }
  for (const [at, document] of documents.entries()) {
    const own = passwords?.[at] ?? password;
    await sendFile(at, await renderPdf(document, { ...(own && { password: own }) }));
    send({ kind: 'progress', share: (at + 1) / documents.length });
  }
}

/** All payslips have the same logo: rendered alone it shows whether it is the cause. */
async function isLogoUnreadable(job: DrawingJob): Promise<boolean> {
  if ('orders' in job) return false;
  const [document] = job.documents;
  const blocks = document?.blocks.filter(({ kind }) => kind === 'picture') ?? [];
  if (!document || blocks.length === 0) return false;
  return renderPdf({ ...document, blocks }).then(
    () => false,
    () => true,
  );
}

addEventListener('message', ({ data: job }: MessageEvent<DrawingJob>) => {
  send({ kind: 'begun' });
  draw(job).then(
    () => send({ kind: 'finished' }),
    async () => send({ kind: 'failed', isLogo: await isLogoUnreadable(job) }),
  );
});
