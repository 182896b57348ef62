import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  );
}
