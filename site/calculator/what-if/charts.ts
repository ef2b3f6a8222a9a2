export { MonthsChart } from './months-chart.tsx';
export { NetCurve } from './net-curve.tsx';
