/** What an answer is shown with, in one chunk. */
export { Variants } from '../saved-results/variants.tsx';
export { Tools } from '../tools.tsx';
export { Answered } from './answered.tsx';
