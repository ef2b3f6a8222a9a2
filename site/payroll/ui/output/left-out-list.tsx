import type { LeftOut } from '@obracun/engine/payroll/forms/left-out.ts';
import { SkippedList } from './skipped-list.tsx';

/** The forms and lists that were not made, or lack a worker, each with what to type. */
export const LeftOutList = ({ leftOut }: { readonly leftOut: readonly LeftOut[] }) =>
  [...new Set(leftOut.map(({ output }) => output))].map((output) => (
    <SkippedList
      key={output}
      title={`Ne pravi se: ${output}`}
      skipped={leftOut.filter((one) => one.output === output)}
    />
  ));
