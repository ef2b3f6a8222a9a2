// Three screens of a year in one chunk, for the same reason as in `staff-screens.ts`.
export { OpeningScreen } from '../opening/opening-screen.tsx';
export { StatisticsScreen } from '../statistics/statistics-screen.tsx';
export { YearScreen } from '../year/year-screen.tsx';
