/** What an answer is shown with, in one chunk. */
export { PhoneBar } from './phone-bar.tsx';
export { PrintInputs } from './print-inputs.tsx';
export { Answered } from './result/answered.tsx';
export { Variants } from './saved-results/variants.tsx';
export { Tools } from './tools.tsx';
