import { parseRowError } from '../../domain/catalog-file/parseRowError';
import { BadRows } from './BadRows';
import styles from './BadLines.module.css';

interface Props {
  /** As a task keeps them: 'Row N, column X: what is wrong', or a sentence about a file. */
  lines: readonly string[];
  outcome: string;
}

/** What a task says is wrong: its rows as a table, and other lines as they are. */
export function BadLines({ lines, outcome }: Props) {
  const rows = lines.map(parseRowError).filter((row) => row !== null);
  const others = lines.filter((line) => parseRowError(line) === null);
  return (
    <>
      {others.length > 0 && (
        <div role="alert">
          <ul className={styles.lines} tabIndex={0} aria-label="What is wrong">
            {others.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && <BadRows errors={rows} outcome={outcome} />}
    </>
  );
}
