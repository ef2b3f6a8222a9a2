import { recapFiles } from '../files/recap-files.ts';
import type { Output } from '../model/output.ts';
import { FileButtons } from '../pieces/file-buttons.tsx';
import { Section } from '../pieces/section.tsx';

/** The month in one table. */
export const RecapSection = ({ output }: { readonly output: Output }) => (
  <Section title="Rekapitulacija" isFiles>
    <FileButtons files={recapFiles(output)} />
  </Section>
);
