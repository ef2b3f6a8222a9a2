import { FileButtons } from '../components/file-buttons.tsx';
import { Section } from '../components/section.tsx';
import { recapFiles } from '../files/recap-files.ts';
import type { Output } from '../model/output.ts';

/** The month in one table. */
export const RecapSection = ({ output }: { readonly output: Output }) => (
  <Section title="Rekapitulacija" isFiles>
    <FileButtons files={recapFiles(output)} />
  </Section>
);
