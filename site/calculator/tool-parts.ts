/** The tools for a result that load with the first answer, in one chunk. */
export { KeepTool } from './saved-results/keep-tool.tsx';
export { PictureButton } from './share-and-export/picture-button.tsx';
export { SheetButton } from './share-and-export/sheet-button.tsx';
