// Three screens of a year in one chunk, for the same reason as in `staff-screens.ts`.
export { OpeningScreen } from '../files/opening/opening-screen.tsx';
export { StatisticsScreen } from '../forms/statistics/statistics-screen.tsx';
export { YearScreen } from '../forms/year/year-screen.tsx';
