// Two screens of a firm in one chunk: separate chunks would move their form controls into the shared bundle.
export { AbsencesScreen } from '../staff/absences/absences-screen.tsx';
export { WorkersScreen } from '../staff/workers/workers-screen.tsx';
