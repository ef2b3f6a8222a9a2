/** The tools under the list of firms, in one chunk. */
export { BackupSection } from '../firms/backup/backup-section.tsx';
export { FolderSection } from '../firms/shared-folder/folder-section.tsx';
export { SampleLine } from './sample/sample-line.tsx';
