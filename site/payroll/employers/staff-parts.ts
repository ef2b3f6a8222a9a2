// Two parts of a firm's desk in one chunk: a chunk of its own would move the controls of their forms into what every page loads.
export { AbsencesScreen } from '../absences/absences-screen.tsx';
export { WorkersScreen } from '../workers/workers-screen.tsx';
