import styles from './paper-table.module.css';

/** The column of a printed list that numbers its rows. */
export const NUMBER_COLUMN = {
  title: 'R. br.',
  headProps: { className: styles.number },
  cell: (_: unknown, index: number) => `${index + 1}.`,
};
