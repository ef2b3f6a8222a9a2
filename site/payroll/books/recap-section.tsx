import type { Output } from '../month/output/output.ts';
import { FileButtons } from '../ui/output/file-buttons.tsx';
import { Section } from '../ui/output/section.tsx';
import { recapFiles } from './recap-files.ts';

/** The month in one table. */
export const RecapSection = ({ output }: { readonly output: Output }) => (
  <Section title="Rekapitulacija" isFiles>
    <FileButtons files={recapFiles(output)} />
  </Section>
);
